import { PAIR_MARK, toAskedNames, type Word } from '@rasteh/persian-text/search'
import type { PlanToken } from './query-plan.ts'
import { type Counts, frequencyOf, type Slot, splitsOf, toSingularWord, toSlot } from './slot.ts'

/**
 * The words of a query as the catalogue writes them, the same whether they were typed joined, with a half-space or
 * apart: two words where the catalogue has them side by side (each also met by the joined word), one where it does not.
 */
export function settleWords(words: readonly Word[], counts: Counts): Slot[] {
  const slots = joinWords(withoutPlurals(words, counts), counts).flatMap(
    (word) => splitWord(word, counts) ?? [toSlot(word, counts)],
  )
  return preferNames(slots, counts)
}

/** A plural that the catalogue does not write, alone or with the word before it, is read as its singular. */
function withoutPlurals(words: readonly Word[], counts: Counts): Word[] {
  return words.map((word, index) => {
    const before = words[index - 1]?.token ?? ''
    return counts.has(word.token) || counts.has(before + word.token) ? word : toSingularWord(word)
  })
}

/** The name that was asked for ranks before longer names that begin like it. */
function preferNames(slots: readonly Slot[], counts: Counts): Slot[] {
  const asked = toAskedNames(slots.map(({ typed, kind }) => ({ token: typed, kind })))
  const name = asked.find(({ token }) => counts.has(token))
  if (!name) return [...slots]
  return slots.map((slot, index) => {
    if (index < name.from || index >= name.to || slot.tokens.length === 0) return slot
    const parts = slot.tokens.map((token) => ({ ...token, weight: token.weight * PART_OF_NAME }))
    return { ...slot, tokens: [...parts, { token: name.token, weight: 1, origin: 'form' }] }
  })
}

/** Side by side less often than one in so many of the joined writing is chance. */
const CHANCE = 50
const JOINED_WEIGHT = 0.97
const PART_OF_NAME = 0.6

function joinWords(words: readonly Word[], counts: Counts): Word[] {
  const joined: Word[] = []
  for (let index = 0; index < words.length; ) {
    const length = joinAt(words, index, counts)
    const parts = words.slice(index, index + length)
    const [first] = parts
    if (first)
      joined.push(length === 1 ? first : { ...first, token: toJoined(parts), parts: [toJoined(parts)] })
    index += length
  }
  return joined
}

const toJoined = (words: readonly Word[]) => words.map(({ token }) => token).join('')

/** How many words from here on are one word to the catalogue. */
function joinAt(words: readonly Word[], index: number, counts: Counts): number {
  const [one, other, third] = words.slice(index, index + 3)
  if (!one || !other) return 1
  if (third && other.token === 'و' && counts.has(one.token + other.token + third.token)) return 3
  return isKnownJoined(one, other, counts) ? 2 : 1
}

/** Whether the catalogue writes these two as one. They are taken apart again where it also has them side by side. */
function isKnownJoined(one: Word, other: Word, counts: Counts): boolean {
  if ((one.kind === 'letters') !== (other.kind === 'letters')) return false
  // «16» and «256» never make «16256».
  if (one.kind === 'number' && other.kind === 'number') return false
  return counts.has(one.token + other.token)
}

function splitWord(word: Word, counts: Counts): Slot[] | null {
  const joined = counts.get(word.token) ?? 0
  const [best] = splitsOf(word.token, word.kind)
    .map((pairs) => ({ pairs, count: Math.min(...pairs.map((pair) => counts.get(pair) ?? 0)) }))
    .filter(({ count }) => count > joined / CHANCE)
    .sort((a, b) => b.count - a.count)
  if (!best || (joined > 0 && isCode(word))) return null
  const halves = [best.pairs[0]?.split(PAIR_MARK)[0] ?? '', best.pairs.at(-1)?.split(PAIR_MARK)[1] ?? '']
  const whole: PlanToken[] = joined > 0 ? [{ token: word.token, weight: JOINED_WEIGHT, origin: 'form' }] : []
  return halves.map((half) => {
    const slot = toSlot({ ...word, token: half, parts: [half] }, counts)
    const tokens: PlanToken[] =
      slot.tokens.length > 0 ? [...slot.tokens] : [{ token: half, weight: 1, origin: 'typed' }]
    return {
      ...slot,
      whole: word.token,
      tokens: [...tokens, ...whole],
      frequency: Math.max(best.count, frequencyOf(whole, counts)),
    }
  })
}

/** «S24» is a name, and no product with an S and a 24 somewhere. */
function isCode({ token }: Word): boolean {
  return /^[a-z]{1,2}\d+|^\d+[a-z]{1,2}$/.test(token)
}
