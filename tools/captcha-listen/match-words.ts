import type { Spectra } from './spectra.ts'

/** A place where a word may have been said: the frames from `start` up to `end`, and how unlike the word they are. */
export type Match = { digit: string; start: number; end: number; unlikeness: number }

/**
 * Finds where a recorded word fits into a sound, faster or slower by up to a half in any part of it (dynamic time
 * warping with a free start and end). One match for each frame at which the word could end.
 */
export function findWord(digit: string, word: Spectra, sound: Spectra): Match[] {
  const rows = word.length
  let before = newColumn(rows)
  let now = newColumn(rows)
  const found: Match[] = []
  for (let at = 0; at < sound.length; at += 1) {
    const frame = sound[at] as Float64Array
    for (let row = 0; row < rows; row += 1) {
      const here = distance(word[row] as Float64Array, frame)
      // From the frame before: the row before, the same row (slower), or a row skipped (faster).
      let from = row === 0 ? -1 : row - 1
      let best = row === 0 ? 0 : (before.costs[row - 1] as number)
      const slower = (before.costs[row] as number) + WARP_COST * here
      if (slower < best) [from, best] = [row, slower]
      const faster = row > 1 ? (before.costs[row - 2] as number) + WARP_COST * here : Number.POSITIVE_INFINITY
      if (faster < best) [from, best] = [row - 2, faster]
      now.costs[row] = best + here
      now.starts[row] = from < 0 ? at : (before.starts[from] as number)
    }
    const start = now.starts[rows - 1] as number
    const taken = at + 1 - start
    if (taken >= rows * SHORTEST && taken <= rows * LONGEST)
      found.push({ digit, start, end: at + 1, unlikeness: (now.costs[rows - 1] as number) / taken })
    ;[before, now] = [now, before]
  }
  return found
}

const WARP_COST = 0.3
const SHORTEST = 0.6
const LONGEST = 1.7

type Column = { costs: Float64Array; starts: Int32Array }
const newColumn = (rows: number): Column => ({
  costs: new Float64Array(rows).fill(Number.POSITIVE_INFINITY),
  starts: new Int32Array(rows),
})

function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += ((one[at] as number) - (other[at] as number)) ** 2
  return Math.sqrt(sum)
}

/** The words that fit best one after the other, none over another: `count` of them, whose unlikeness is least in sum. */
export function bestSequence(matches: readonly Match[], frames: number, count: number): string {
  const byEnd = Map.groupBy(matches, ({ end }) => end)
  type Path = { cost: number; text: string }
  let before: (Path | null)[] = Array.from({ length: frames + 1 }, () => ({ cost: 0, text: '' }))
  for (let word = 0; word < count; word += 1) {
    const now: (Path | null)[] = [null]
    for (let end = 1; end <= frames; end += 1) {
      let best = now[end - 1] ?? null
      for (const { digit, start, unlikeness } of byEnd.get(end) ?? []) {
        const path = before[start]
        if (path && (!best || path.cost + unlikeness < best.cost))
          best = { cost: path.cost + unlikeness, text: path.text + digit }
      }
      now.push(best)
    }
    before = now
  }
  return before[frames]?.text ?? ''
}
