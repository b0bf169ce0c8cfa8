import { toSingular } from './endings.ts'
import { toReadings } from './finglish.ts'
import { PAIR_MARK, toSound } from './sound.ts'
import { toWords } from './to-words.ts'
import { numberOfAmount } from './units.ts'
import type { Word } from './word.ts'

/** What an index keeps of a text: its words, other forms of them, and how they sound. */
export type IndexTokens = {
  readonly tokens: readonly string[]
  readonly forms: readonly string[]
  readonly latin: readonly string[]
}

const LATIN_READINGS = 3
const PAIR_LETTERS_MAX = 24

// A catalogue says the same words again and again.
const REMEMBERED = new Map<string, readonly string[]>()
const REMEMBERED_MAX = 20_000

/** The tokens of a text that is searched: both halves of joined words, singulars, neighbours as one, sounds. */
export function toIndexTokens(text: string): IndexTokens {
  const words = toWords(text)
  const tokens = new Set(words.map((word) => word.token))
  const forms = new Set(words.flatMap(formsOf))
  for (const pair of toPairs(words)) forms.add(pair)
  const latin = new Set(words.flatMap((word) => [word.token, ...formsOf(word)]).flatMap(toLatin))
  return { tokens: [...tokens], forms: [...forms].filter((form) => !tokens.has(form)), latin: [...latin] }
}

/** How a word may sound, as sounds are kept: one way for a Persian word, a few for a Latin one. */
export function toLatin(word: string): readonly string[] {
  const known = REMEMBERED.get(word)
  if (known) return known
  const sounds = soundsOf(word)
  if (REMEMBERED.size >= REMEMBERED_MAX) REMEMBERED.clear()
  REMEMBERED.set(word, sounds)
  return sounds
}

/** Two words as the pair they are when they stand side by side. */
export function toPair(one: string, other: string): string {
  return one + PAIR_MARK + other
}

function formsOf({ token, parts, kind }: Word): string[] {
  if (kind === 'number') return [numberOfAmount(token)].filter((number) => number !== null)
  const singulars = [token, ...parts]
    .flatMap((word) => [toSingular(word), toUnlinked(word)])
    .filter((form) => form !== null)
  return parts.length > 1 ? [...parts, ...singulars] : singulars
}

/** «بلندگوی رومیزی» is a بلندگو, «یوگای صبحگاهی» is یوگا: after و and ا the ی only links. */
export function toUnlinked(token: string): string | null {
  return /.{3,}[وا]ی$/u.test(token) && toSingular(token) === null ? token.slice(0, -1) : null
}

function toPairs(words: readonly Word[]): string[] {
  const parts = words.flatMap((word) =>
    word.parts.map((part) => ({ part, isLatin: word.kind !== 'letters' })),
  )
  return parts.slice(1).flatMap(({ part, isLatin }, index) => {
    const before = parts[index]
    if (!before || before.isLatin !== isLatin) return []
    if (before.part.length + part.length > PAIR_LETTERS_MAX) return []
    const unlinked = [before.part, part].map((word) => toUnlinked(word) ?? word)
    return [toPair(before.part, part), toPair(unlinked[0] ?? '', unlinked[1] ?? '')]
  })
}

function soundsOf(word: string): readonly string[] {
  const sound = toSound(word)
  if (sound) return sound.length > 2 ? [sound] : []
  return toReadings(word, LATIN_READINGS).map((reading) => reading.token)
}
