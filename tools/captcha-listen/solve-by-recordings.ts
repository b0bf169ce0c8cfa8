import { bestSequence, findWord, type Match } from './match-words.ts'
import { centred, type Spectra, toSpectra } from './spectra.ts'

/** A recording of each digit, as everybody with the repository has them. */
export type Recordings = Readonly<Record<string, Float64Array>>
export type Guess = { way: string; digits: string }

/** How much higher or lower, and so faster or slower, each recording is tried. */
const PITCHES = [0.85, 0.93, 1, 1.08, 1.17]
const COUNT = 5

/** Recordings as an attacker prepares them, once: at every pitch. */
export function prepareWords(recordings: Recordings): { digit: string; cepstra: Spectra }[] {
  return Object.entries(recordings).flatMap(([digit, samples]) =>
    PITCHES.map((pitch) => ({ digit, cepstra: toSpectra(atPitch(samples, pitch)).cepstra })),
  )
}

/** Three answers to a spoken captcha: by its loud stretches, by where words fit best, and by the same among the loud. */
export function solveByRecordings(samples: Float64Array, words: ReturnType<typeof prepareWords>): Guess[] {
  const { cepstra, loudness } = toSpectra(samples)
  const sound = centred(cepstra)
  const matches = words.flatMap(({ digit, cepstra: word }) => findWord(digit, centred(word), sound))
  const penalty = quietness(loudness)
  const loud = matches.map((match) => ({ ...match, unlikeness: match.unlikeness + penalty(match) }))
  return [
    { way: 'loud stretches', digits: byStretches(cepstra, loudness, words) },
    { way: 'best fit', digits: bestSequence(matches, cepstra.length, COUNT) },
    { way: 'best fit of the loud', digits: bestSequence(loud, cepstra.length, COUNT) },
  ]
}

/** How much quieter than the sound's loud parts a match is. */
function quietness(loudness: Float64Array): (match: Match) => number {
  const loud = [...loudness].sort((a, b) => b - a)[Math.floor(loudness.length / 4)] ?? 0
  return ({ start, end }) => {
    let sum = 0
    for (let at = start; at < end; at += 1) sum += loudness[at] ?? 0
    return 4 * Math.max(0, loud - sum / Math.max(1, end - start))
  }
}

/** Cuts the sound where it is quiet, so that five pieces are left, and asks of each which word it is. */
function byStretches(
  cepstra: Spectra,
  loudness: Float64Array,
  words: ReturnType<typeof prepareWords>,
): string {
  const smooth = loudness.map((_, at) => {
    const near = loudness.slice(Math.max(0, at - 5), at + 6)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
  const cuts = QUIET_PARTS.map((part) => loudPieces(smooth, part))
  const chosen = cuts.find((pieces) => pieces.length === COUNT) ?? cuts[2] ?? []
  return chosen
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, COUNT)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => nearestWord(cepstra.slice(Math.max(0, start - 8), end + 8), words))
    .join('')
}

const QUIET_PARTS = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8]
const PIECE_MIN = 14

/** The stretches that are louder than a part of the way from the quiet to the loud. */
function loudPieces(loudness: Float64Array, part: number): { start: number; end: number }[] {
  const sorted = [...loudness].sort((a, b) => a - b)
  const low = sorted[Math.floor(sorted.length * 0.1)] ?? 0
  const high = sorted[Math.floor(sorted.length * 0.9)] ?? 0
  const pieces: { start: number; end: number }[] = []
  let start = -1
  for (let at = 0; at <= loudness.length; at += 1) {
    const isLoud = at < loudness.length && (loudness[at] as number) > low + (high - low) * part
    if (isLoud && start < 0) start = at
    if (isLoud || start < 0) continue
    if (at - start >= PIECE_MIN) pieces.push({ start, end: at })
    start = -1
  }
  return pieces
}

function nearestWord(piece: Spectra, words: ReturnType<typeof prepareWords>): string {
  const sound = centred(piece)
  let best: Match = { digit: '', start: 0, end: 0, unlikeness: Number.POSITIVE_INFINITY }
  for (const { digit, cepstra } of words)
    for (const match of findWord(digit, centred(cepstra), sound))
      if (match.unlikeness < best.unlikeness) best = match
  return best.digit
}

function atPitch(samples: Float64Array, pitch: number): Float64Array {
  return Float64Array.from({ length: Math.floor(samples.length / pitch) }, (_, at) => {
    const place = at * pitch
    const left = Math.floor(place)
    const [one = 0, other = 0] = [samples[left], samples[left + 1]]
    return one + (other - one) * (place - left)
  })
}
