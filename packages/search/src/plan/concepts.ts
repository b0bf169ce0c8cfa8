import {
  PAIR_MARK,
  toForms,
  toPair,
  toSingular,
  toTokens,
  toWritten,
  type Word,
} from '@rasteh/persian-text/search'
import { toAttributeKey } from '../documents/attribute-key.ts'
import { marked, PREFIXES } from '../documents/token-prefixes.ts'
import { LEXICON, type Lexicon, type Meaning } from '../lexicon/lexicon.ts'
import { isAudience } from '../understand/read-quality.ts'
import type { CategoryWords, PlanToken } from './query-plan.ts'
import { type Counts, frequencyOf, type Slot, splitsOf } from './slot.ts'

/** Words of a query that the lexicon knows as one, from the first to before the last. */
export type ConceptSpan = { readonly from: number; readonly to: number; readonly meaning: Meaning }

const LONGEST = 4
/** More other words would cost more than they find. */
const OTHERS_MAX = 120
const TOKENS_MAX = 12
const OTHER_WEIGHT = 0.8
/** A shade of red is red, but less so than red. */
const OTHER_QUALITY_WEIGHT = 0.6

/** What the lexicon knows of a query's words, the longest first; a word belongs to one span at most. */
export function findConcepts(
  words: readonly Word[],
  lexicon: Lexicon,
  { longest = LONGEST }: { longest?: number } = {},
): ConceptSpan[] {
  const spans: ConceptSpan[] = []
  for (let from = 0; from < words.length; ) {
    const span = spanAt(words, from, { lexicon, longest })
    if (span) spans.push(span)
    from = span?.to ?? from + 1
  }
  return spans
}

type Search = { readonly lexicon: Lexicon; readonly longest: number }

function spanAt(words: readonly Word[], from: number, { lexicon, longest }: Search): ConceptSpan | null {
  for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
    const parts = words.slice(from, from + length).map(({ token }) => token)
    const last = parts.at(-1) ?? ''
    const singular = toSingular(last)
    const bare = length === 1 ? (toForms(last).at(-1) ?? null) : null
    const endings = [last, singular, bare].filter((ending) => ending !== null)
    const said = parts.map((part) => toWritten(part) ?? part).join('')
    const keys = [...endings.map((ending) => [...parts.slice(0, -1), ending].join('')), said]
    const meaning = keys.map((key) => lexicon.meaningOf(key)).find((known) => known !== null)
    // What is only a kind of another thing and of several words is understood word by word: «لپ‌تاپ گیمینگ».
    if (meaning && (length === 1 || meaning.others.length > 0)) return { from, to: from + length, meaning }
  }
  return null
}

/** The tokens whose counts decide which of a concept's words the catalogue sells. */
export function questionsOfConcept({ meaning }: ConceptSpan, words: readonly Word[]): string[] {
  const others = meaning.others.slice(0, OTHERS_MAX)
  const tokens = [...typedWords(words), ...meaning.spellings, ...others].flatMap(tokensOfWord)
  const asked = tokens.flatMap((token) => [token, marked('named', token), marked('head', token)])
  const audience = typedWords(words).join(' ')
  return isAudience(audience) ? [...asked, ...FOR_ALL, ...forOthers(audience)] : asked
}

/** Attributes that say for whom a thing is, as shops call them. */
export const AUDIENCE_ATTRIBUTES = ['مناسب', 'مناسب برای', 'جنسیت', 'گروه سنی'] as const

const [WOMEN, MEN] = ['زنانه', 'مردانه'] as const

/** Marked tokens of what is plainly for men where women were named, and the other way round. */
export function forOthers(audience: string): string[] {
  const isOf = (whom: string) =>
    LEXICON.meaningOf(whom)?.spellings.concat(LEXICON.meaningOf(whom)?.others ?? [])
  const key = toTokens(audience).join('')
  const isNamed = (whom: string) => isOf(whom)?.some((word) => toTokens(word).join('') === key)
  const others = isNamed(WOMEN) ? [MEN] : isNamed(MEN) ? [WOMEN] : []
  return others.flatMap((other) => [
    marked('named', other),
    ...AUDIENCE_ATTRIBUTES.map((name) => marked('attribute', toAttributeKey(name, other))),
  ])
}

/** What suits everybody suits women too: attributes that say so, as shops write them. */
const FOR_ALL = AUDIENCE_ATTRIBUTES.flatMap((name) =>
  ['همه', 'همه سنین', 'یونیسکس', 'زنانه و مردانه'].map((value) =>
    marked('attribute', toAttributeKey(name, value)),
  ),
)
const FOR_ALL_WEIGHT = 0.5

/** The tokens that a word of one or two, or a longer one written as one, has in an index. */
export function tokensOfWord(word: string): string[] {
  const [one, other, ...more] = toTokens(word)
  if (!one) return []
  if (!other) return [one]
  return more.length > 0 ? [[one, other, ...more].join('')] : [toPair(one, other), one + other]
}

export const typedWords = (words: readonly Word[]) => [words.map(({ token }) => token).join(' ')]

/**
 * The one slot of a concept: its own words and the others that the catalogue sells. A thing counts as sold where a
 * product or a category is called so; what a thing is like may stand in its attributes.
 */
export function toConceptSlot(span: ConceptSpan, words: readonly Word[], catalogue: CatalogueNames): Slot {
  const { meaning } = span
  const { counts } = catalogue
  const typed = words.map(({ token }) => token).join(' ')
  const own = namingTokens(words, meaning, counts)
  const isSold = (token: string) => (meaning.isQuality ? counts.has(token) : isSoldThing(token, catalogue))
  const others = meaning.others.slice(0, OTHERS_MAX).flatMap(tokensOfWord).filter(isSold)
  const isKnown = (token: string) => counts.has(token) || counts.has(marked('mentioned', token))
  const tokens: PlanToken[] = [
    ...own.filter(isKnown).map((token) => ({ token, weight: 1, origin: 'typed' as const })),
    ...[...new Set(others)]
      .filter((token) => !own.includes(token))
      .slice(0, TOKENS_MAX)
      .map((token) => ({
        token,
        weight: meaning.isQuality ? OTHER_QUALITY_WEIGHT : OTHER_WEIGHT,
        origin: 'synonym' as const,
      })),
    ...(meaning.isQuality && isAudience(typed) ? FOR_ALL.filter((token) => counts.has(token)) : []).map(
      (token) => ({ token, weight: FOR_ALL_WEIGHT, origin: 'synonym' as const }),
    ),
  ]
  const tokensFrom = (wanted: PlanToken['origin']) =>
    tokens.filter(({ origin }) => origin === wanted).map(({ token }) => token)
  const names = meaning.isQuality
    ? []
    : [
        ...new Set([
          ...namesOf(tokensFrom('typed'), catalogue),
          ...namesOfKinds(tokensFrom('synonym'), catalogue),
        ]),
      ]
  return {
    typed,
    kind: words[0]?.kind ?? 'letters',
    tokens,
    frequency: frequencyOf(tokens, counts),
    meaning,
    names,
    // What a thing is like counts alike in its name, its attributes and its variants.
    ...(meaning.isQuality && { isFlat: true }),
  }
}

/**
 * Whether products or a category are called by this kind of a thing: titles begin with it, or have its two words side by side. A word
 * that begins no title is a half of another («تاپ» of «لپ‌تاپ»), a name or what a thing is made for.
 */
export const isSoldThing = (token: string, { counts, categories }: CatalogueNames): boolean =>
  counts.has(marked(token.includes(PAIR_MARK) ? 'named' : 'head', token)) ||
  categoriesOf(token, categories).length > 0

/** The tokens of a concept as it was typed, without a plural's ending, and as it is written elsewhere. */
export function namingTokens(words: readonly Word[], { spellings }: Meaning, counts: Counts): string[] {
  const singulars = words.slice(-1).flatMap(({ token }) => singularOf(words, token))
  const [word] = words
  // «هدفونی» is a هدفون, but «کتانی» is no کتان: the lexicon has it as it is.
  const isWritten = spellings.some((spelling) => toTokens(spelling).join('') === word?.token)
  const isBare = word !== undefined && words.length === 1 && !isWritten && !counts.has(word.token)
  const bare = isBare ? toForms(word.token).filter((form) => counts.has(form)) : []
  const own = [...typedWords(words), ...singulars, ...bare, ...spellings].flatMap(tokensOfWord)
  const [only, ...more] = words
  if (!only || more.length > 0 || own.some((token) => counts.has(token))) return [...new Set(own)]
  const halves = splitsOf(only.token, only.kind).flat()
  return [...new Set([...own, ...halves.filter((pair) => counts.has(pair))])]
}

function singularOf(words: readonly Word[], last: string): string[] {
  const singular = toSingular(last)
  return singular ? [[...words.slice(0, -1).map(({ token }) => token), singular].join(' ')] : []
}

export type CatalogueNames = {
  readonly counts: Counts
  readonly categories: readonly CategoryWords[]
}

/** The marked tokens of products that are called by one of these, or stand in a category that is. */
export function namesOf(tokens: readonly string[], { counts, categories }: CatalogueNames): string[] {
  const named = tokens.map((token) => marked('named', token)).filter((name) => counts.has(name))
  const ids = new Set(
    tokens.flatMap((token) =>
      categoriesOf(token, categories)
        // «عطر و گلاب» is a category of two things: where products are called so, only they are meant.
        .filter(({ isOfSeveral }) => !isOfSeveral || named.length === 0)
        .map(({ id }) => id),
    ),
  )
  return [...named, ...[...ids].map((id) => marked('category', id))]
}

/** The same for kinds of a thing and other words for it: a title must begin with it, unless it is of two words. */
export function namesOfKinds(tokens: readonly string[], catalogue: CatalogueNames): string[] {
  const called = (token: string) => marked(token.includes(PAIR_MARK) ? 'named' : 'head', token)
  const heads = tokens.map(called).filter((name) => catalogue.counts.has(name))
  const categories = namesOf(tokens, catalogue).filter((name) => name.startsWith(PREFIXES.category))
  return [...new Set([...heads, ...categories])]
}

/** Marked tokens of products that are the thing, and not only have it in their name; none where no title begins so. */
export function calledSo({ tokens, names = [] }: Slot, counts: Counts): string[] {
  const words = tokens.flatMap(({ token, origin }) => {
    const [one = '', other] = token.split(PAIR_MARK)
    return other === undefined || origin === 'synonym' ? [token] : [one + other, one]
  })
  const heads = [...new Set(words)].map((word) => marked('head', word)).filter((head) => counts.has(head))
  // A kind of several words («دمنوش کیسه‌ای») is the thing too.
  const kinds = new Set(tokens.filter(({ origin }) => origin === 'synonym').map(({ token }) => token))
  const others = names.filter(
    (name) => !name.startsWith(PREFIXES.named) || kinds.has(name.slice(PREFIXES.named.length)),
  )
  return heads.length > 0 ? [...new Set([...heads, ...others])] : []
}

const AND: ReadonlySet<string> = new Set(['و', 'and'])

function categoriesOf(token: string, categories: readonly CategoryWords[]) {
  return categories.flatMap(({ id, titles }) => {
    const isCalledSo = titles.some((words) => words.includes(token) || hasPair(words, token))
    // A language may list them with commas, which are no words.
    return isCalledSo ? [{ id, isOfSeveral: titles.flat().some((word) => AND.has(word)) }] : []
  })
}

const hasPair = (words: readonly string[], token: string) =>
  words.some((word, index) => index > 0 && toPair(words[index - 1] ?? '', word) === token)
