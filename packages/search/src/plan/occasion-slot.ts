import type { Word } from '@rasteh/persian-text/search'
import { toAttributeKey } from '../documents/attribute-key.ts'
import { marked } from '../documents/token-prefixes.ts'
import type { Meaning } from '../lexicon/lexicon.ts'
import {
  AUDIENCE_ATTRIBUTES,
  type CatalogueNames,
  type ConceptSpan,
  isSoldThing,
  namesOf,
  namesOfKinds,
  namingTokens,
  tokensOfWord,
  typedWords,
} from './concepts.ts'
import type { PlanToken } from './query-plan.ts'
import { frequencyOf, type Slot } from './slot.ts'

/** More kinds, or words of one, would cost more than they find. */
const KINDS_MAX = 30
const WORDS_A_KIND_MAX = 24
/** So many kinds are worth the same, so that the first page is not all of one kind. */
const KINDS_A_TIER = 3
const BEST = 0.97
const [FIRST_TIER, LAST_TIER, TIER_STEP] = [0.9, 0.2, 0.1]
/** What is a kind of a kind comes just after it. */
const OTHERS_LESS = 0.07
const LIKE_WEIGHT = 0.95

const boughtFor = ({ bought }: Meaning) =>
  bought()
    .slice(0, KINDS_MAX)
    .map((texts) => texts.slice(0, WORDS_A_KIND_MAX))

/** The tokens whose counts decide what of an occasion's goods the catalogue sells. */
export function questionsOfOccasion({ meaning }: ConceptSpan, words: readonly Word[]): string[] {
  const things = [...typedWords(words), ...meaning.spellings, ...boughtFor(meaning).flat()]
  const like = meaning.like.flatMap(tokensOfWord)
  return [
    ...things
      .flatMap(tokensOfWord)
      .flatMap((token) => [token, marked('named', token), marked('head', token)]),
    ...like,
    ...unlikeTokens(meaning),
  ]
}

/**
 * The slot of an occasion: the things that are bought for it, each worth what its kind is worth, in whatever
 * field the word is. What is plainly for others is left out.
 */
export function toOccasionSlot(span: ConceptSpan, words: readonly Word[], catalogue: CatalogueNames): Slot {
  const { meaning } = span
  const { counts } = catalogue
  const own = namingTokens(words, meaning, counts).filter((token) => counts.has(token))
  const typedNames = namesOf(own, catalogue)
  const namesOfTexts = (texts: readonly string[]) =>
    namesOfKinds(
      texts.flatMap(tokensOfWord).filter((token) => isSoldThing(token, catalogue)),
      catalogue,
    )
  const kinds = boughtFor(meaning)
    .map(([usual = '', ...others]) => ({ usual: namesOfTexts([usual]), others: namesOfTexts(others) }))
    .filter(({ usual, others }) => usual.length + others.length > 0)
  const weights = new Map<string, number>()
  const put = (token: string, weight: number) => weights.set(token, Math.max(weight, weights.get(token) ?? 0))
  for (const name of typedNames) put(name, 1)
  for (const [place, { usual, others }] of kinds.entries()) {
    for (const name of usual) put(name, weightAt(place))
    for (const name of others) put(name, weightAt(place) - OTHERS_LESS)
  }
  const named = Array.from(weights, ([token, weight]): PlanToken => ({ token, weight, origin: 'synonym' }))
  const tokens = [...own.map((token): PlanToken => ({ token, weight: 1, origin: 'typed' })), ...named]
  return {
    typed: words.map(({ token }) => token).join(' '),
    kind: words[0]?.kind ?? 'letters',
    tokens,
    frequency: frequencyOf(tokens, counts),
    meaning,
    names: [...weights.keys()],
    isFlat: true,
    without: unlikeTokens(meaning).filter((token) => counts.has(token)),
  }
}

/** The best of all comes first alone. */
const weightAt = (place: number) =>
  place === 0 ? BEST : Math.max(LAST_TIER, FIRST_TIER - TIER_STEP * Math.floor(place / KINDS_A_TIER))

/** Beside a thing an occasion only says what the thing is to be like: «هدفون برای ورزش». */
export function besideThing(slot: Slot, { counts }: CatalogueNames): Slot {
  const like = (slot.meaning?.like ?? [])
    .flatMap(tokensOfWord)
    .filter((token) => counts.has(token))
    .map((token): PlanToken => ({ token, weight: LIKE_WEIGHT, origin: 'synonym' }))
  return { ...slot, tokens: [...slot.tokens, ...like], names: [] }
}

/** What says of a product that it is for others: its name, or an attribute as shops write it. */
const unlikeTokens = ({ unlike }: Meaning): string[] =>
  unlike.flatMap((word) => [
    ...tokensOfWord(word).map((token) => marked('named', token)),
    ...AUDIENCE_ATTRIBUTES.map((name) => marked('attribute', toAttributeKey(name, word))),
  ])
