import { isPlainToken, toLatin, toReadings, toSpellings, typoCost } from '@rasteh/persian-text/search'
import { CONFIDENCE, confidenceOf } from './confidence.ts'
import type { PlanToken, TokenOrigin, Vocabulary } from './query-plan.ts'
import { type Counts, frequencyOf, type Slot } from './slot.ts'

/** A word that may have been meant, and how likely beside others. */
type Candidate = { readonly token: string; readonly score: number; readonly origin: TokenOrigin }

// How far behind the best a candidate may be, and how many there are at most.
const NARROW = { span: 1.2, most: 4 }
const WIDE = { span: 4, most: 8 }
const BEST_WEIGHT = 0.9
const COST_WEIGHT = 2.4
const SOUND_WEIGHT = 0.6

/** Words the catalogue does not know, each with what may have been meant; those for which nothing was found stay unknown. */
export async function correctWords(
  unknown: readonly Slot[],
  vocabulary: Vocabulary,
  size: number,
): Promise<Slot[]> {
  const sounds = unknown.map(({ typed }) => soundsOf(typed))
  const [heard, near] = await Promise.all([
    askAll(
      vocabulary,
      sounds.flatMap((readings) => [...readings.keys()]),
    ),
    Promise.all(unknown.map(({ typed, kind }) => (kind === 'number' ? [] : vocabulary.near(typed)))),
  ])
  const spelled = await askAll(vocabulary, [...heard.keys()].flatMap(toSpellings))
  return unknown.map((slot, index) => {
    const counts = new Map([
      ...spelled,
      ...heard,
      ...(near[index] ?? []).map((n) => [n.token, n.frequency] as const),
    ])
    const candidates = [
      ...heardCandidates(sounds[index] ?? new Map(), heard, spelled),
      ...nearCandidates(slot.typed, near[index] ?? []),
    ]
    const tokens = toTokens(candidates, NARROW)
    const isHeard = tokens[0]?.origin === 'finglish'
    const sure = isHeard ? 1 : confidenceOf(slot.typed, near[index] ?? [], size)
    if (sure < CONFIDENCE.act) {
      const best = tokens[0]?.token
      return sure >= CONFIDENCE.ask && best ? { ...slot, suggested: best } : slot
    }
    return { ...slot, tokens, further: toTokens(candidates, WIDE), frequency: frequencyOf(tokens, counts) }
  })
}

/** Known words that look like a known one and are commoner: the typed word may be a slip that is a word by chance. */
export async function widenWord(slot: Slot, vocabulary: Vocabulary): Promise<Slot> {
  if (slot.further) return { ...slot, tokens: slot.further }
  if (slot.kind === 'number') return slot
  const [sounds, near] = [soundsOf(slot.typed), await vocabulary.near(slot.typed)]
  const heard = await askAll(vocabulary, slot.kind === 'latin' ? [...sounds.keys()] : [])
  const spelled = await askAll(vocabulary, [...heard.keys()].flatMap(toSpellings))
  const candidates = [...heardCandidates(sounds, heard, spelled), ...nearCandidates(slot.typed, near)]
  const known = new Set(slot.tokens.map(({ token }) => token))
  const others = toTokens(
    candidates.filter(({ token }) => !known.has(token)),
    WIDE,
  )
  return {
    ...slot,
    tokens: [...slot.tokens, ...others.map((token) => ({ ...token, weight: token.weight / 2 }))],
  }
}

function soundsOf(word: string): ReadonlyMap<string, number> {
  const readings = toReadings(word)
  if (readings.length > 0) return new Map(readings.map(({ token, weight }) => [token, weight]))
  return new Map(toLatin(word).map((sound) => [sound, 1]))
}

async function askAll(vocabulary: Vocabulary, tokens: readonly string[]): Promise<Counts> {
  return tokens.length === 0 ? new Map() : vocabulary.frequencies([...new Set(tokens)])
}

/** The words that are written for a sound, or the sound itself where the catalogue has it in Latin letters only. */
function heardCandidates(sounds: ReadonlyMap<string, number>, heard: Counts, spelled: Counts): Candidate[] {
  return Array.from(sounds, ([sound, weight]) => ({ sound, weight }))
    .filter(({ sound }) => heard.has(sound))
    .flatMap(({ sound, weight }) => {
      const words = toSpellings(sound).filter((word) => spelled.has(word))
      const tokens = words.length > 0 ? words : [sound]
      return tokens.map((token) => ({
        token,
        score:
          COST_WEIGHT * Math.log10(weight) +
          Math.log10(spelled.get(token) ?? heard.get(token) ?? 1) +
          (words.length > 0 ? SOUND_WEIGHT : -SOUND_WEIGHT),
        origin: 'finglish' as const,
      }))
    })
}

function nearCandidates(typed: string, near: readonly { token: string; frequency: number }[]): Candidate[] {
  const limit = costLimit(typed)
  return near
    .filter(({ token }) => isPlainToken(token))
    .map(({ token, frequency }) => ({ token, frequency, cost: typoCost(typed, token, limit) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .map(({ token, frequency, cost }) => ({
      token,
      score: Math.log10(frequency) - COST_WEIGHT * cost,
      origin: 'spelling' as const,
    }))
}

/** A short word has other words all round it; a long one bears two slips. */
function costLimit(word: string): number {
  if (/\d/.test(word)) return word.length > 5 ? 1 : 0
  if (word.length <= 3) return 1
  if (word.length <= 4) return 1.3
  return word.length <= 5 ? 1.6 : 2.2
}

function toTokens(candidates: readonly Candidate[], { span, most }: typeof NARROW): PlanToken[] {
  const sorted = candidates.toSorted((a, b) => b.score - a.score)
  const best = sorted[0]?.score ?? 0
  const near = sorted.filter(({ score }) => score > best - span)
  const tokens = new Map<string, PlanToken>()
  for (const { token, score, origin } of near) {
    if (tokens.has(token) || tokens.size >= most) continue
    tokens.set(token, { token, weight: BEST_WEIGHT * 10 ** ((score - best) / 2), origin })
  }
  return [...tokens.values()]
}
