import {
  isPlainToken,
  PAIR_MARK,
  toAskedNames,
  toForms,
  toPair,
  toSingular,
  toWritten,
  type Word,
} from '@rasteh/persian-text/search'
import { EVERY_DOCUMENT, marked } from '../documents/token-prefixes.ts'
import type { Meaning } from '../lexicon/lexicon.ts'
import type { PlanToken, PlanWord } from './query-plan.ts'

/** A word of the query while it is planned: what was typed, which tokens may replace it, and how many products have them. */
export type Slot = {
  readonly typed: string
  readonly kind: Word['kind']
  readonly tokens: readonly PlanToken[]
  /** 0: the catalogue does not know the word in any of its forms. */
  readonly frequency: number
  /** More that may have been meant, where `tokens` find nothing together. */
  readonly further?: readonly PlanToken[]
  /** The joined word of which this is a half. */
  readonly whole?: string
  /** What it may be a slip of, but not surely enough. */
  readonly suggested?: string
  /** The lexicon's word for a thing or a quality. */
  readonly meaning?: Meaning
  /** Marked tokens that say of a product that it is called so; none for a word that says no more than what a thing is like. */
  readonly names?: readonly string[]
  /** Those of `names` that say of a product that it is the thing itself. */
  readonly called?: readonly string[]
  /** Its tokens are worth their weight in whatever field they stand. */
  readonly isFlat?: boolean
  /** It only says what comes first. */
  readonly isOptional?: boolean
  /** Marked tokens of products that are not meant. */
  readonly without?: readonly string[]
}

/** A thing of the lexicon that no product is called by: attributes and descriptions may mention it. */
export const isUnnamedThing = ({ meaning, names = [] }: Slot): boolean =>
  meaning !== undefined && !meaning.isQuality && !meaning.isOccasion && names.length === 0

/** In how many products tokens stand. */
export type Counts = ReadonlyMap<string, number>

/** All tokens whose counts decide what words are. */
export function questionsOf(words: readonly Word[]): string[] {
  const singulars = words.map(toSingularWord)
  const isPlural = singulars.some((word, index) => word !== words[index])
  const asked = isPlural ? [...asWritten(words), ...asWritten(singulars)] : asWritten(words)
  return [EVERY_DOCUMENT, ...asked]
}

/** The word without a plural's ending, or as it is. */
export function toSingularWord(word: Word): Word {
  const token = toSingular(word.token)
  return token === null ? word : { ...word, token, parts: [token] }
}

function asWritten(words: readonly Word[]): string[] {
  const alone = words.flatMap(({ token, kind }) => [
    token,
    ...toForms(token),
    ...[toWritten(token)].filter((written) => written !== null),
    ...splitsOf(token, kind).flat(),
  ])
  const joined = words.slice(1).flatMap(({ token }, index) => {
    const before = words[index]?.token ?? ''
    const third = words[index + 2]?.token
    return [toPair(before, token), before + token, ...(third ? [before + token + third] : [])]
  })
  const names = toAskedNames(words).map(({ token }) => token)
  const asked = [...new Set([...alone, ...joined, ...names])]
  // Joined and apart, the same is asked: halves of a pair are words too.
  const plain = new Set(asked.flatMap((token) => token.split(PAIR_MARK)).filter(isPlainToken))
  const kinds = ['mentioned', 'named', 'head'] as const
  return [...asked, ...[...plain].flatMap((token) => kinds.map((kind) => marked(kind, token)))]
}

/** How many products there are, as far as it was asked for: at least as many as have the commonest word. */
export function sizeOf(counts: Counts): number {
  return counts.get(EVERY_DOCUMENT) ?? Math.max(1, ...counts.values())
}

/** A word by itself: as typed, or the form of it that the catalogue knows. */
export function toSlot({ token, kind }: Word, counts: Counts): Slot {
  const isKnown = counts.has(token) || counts.has(marked('mentioned', token))
  const typed: PlanToken[] = isKnown ? [{ token, weight: 1, origin: 'typed' }] : []
  const singular = toSingular(token)
  // A plural finds what its singular finds; any other ending comes off only when the word is unknown with it.
  const forms = typed.length > 0 ? [singular] : [toWritten(token), ...toForms(token)]
  const known = forms.find((form) => form !== null && counts.has(form))
  const form: PlanToken[] = known
    ? [{ token: known, weight: known === singular ? SINGULAR : ENDED, origin: 'form' }]
    : []
  const tokens = [...typed, ...form]
  return { typed: token, kind, tokens, frequency: frequencyOf(tokens, counts) }
}

/** How many products contain a word at the least: that of its commonest token. */
export function frequencyOf(tokens: readonly PlanToken[], counts: Counts): number {
  return Math.max(
    0,
    ...tokens.map(({ token }) => counts.get(token) ?? counts.get(marked('mentioned', token)) ?? 0),
  )
}

export function toPlanWord(slot: Slot, needs: readonly string[] = []): PlanWord {
  const { typed, tokens, isFlat, isOptional } = slot
  return {
    typed,
    tokens,
    ...(needs.length > 0 && { needs }),
    ...(isFlat && { isFlat }),
    ...(isOptional && { isOptional }),
  }
}

/** The pairs that a word may be the joined writing of; with «و» in the middle there are two. */
export function splitsOf(token: string, kind: Word['kind']): string[][] {
  const letters = Array.from(token)
  if (letters.length < 4 || letters.length > JOINED_MAX || kind === 'number') return []
  return letters.flatMap((char, at) => {
    const [one, other] = [letters.slice(0, at).join(''), letters.slice(at).join('')]
    const isBorder = !/\d/.test(token)
      ? at > 1 && letters.length - at > 1
      : isCodeBorder(letters[at - 1], char)
    const pairs = isBorder && at > 0 ? [[toPair(one, other)]] : []
    const rest = letters.slice(at + 1).join('')
    if (kind === 'letters' && char === AND && one.length > 1 && rest.length > 1) {
      pairs.push([toPair(one, AND), toPair(AND, rest)])
    }
    return pairs
  })
}

const SINGULAR = 0.97
const ENDED = 0.85
const JOINED_MAX = 20
const AND = 'و'

function isCodeBorder(one: string | undefined, other: string): boolean {
  return one !== undefined && /\d/.test(one) !== /\d/.test(other)
}
