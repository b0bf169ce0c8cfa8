import { toCode, toPair, toTokens, toWords } from '@rasteh/persian-text/search'
import { cleanSearchTerm } from '@rasteh/shop-core/search-box'
import { marked } from '../documents/token-prefixes.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { findConcepts, forOthers } from './concepts.ts'
import { widenWord } from './correct-word.ts'
import { leaveOut } from './leave-out.ts'
import { kindOf, nearestSlots } from './nearest.ts'
import type { Known, PlanQuery, PlanToken, QueryPlan, Synonyms } from './query-plan.ts'
import { allAsTyped, questionOf } from './shown-words.ts'
import { isUnnamedThing, type Slot, toPlanWord } from './slot.ts'
import { understandCorrected } from './understand-corrected.ts'
import { type UnderstoodWords, understandWords } from './understand-words.ts'

const LETTERS_MAX = 200

/**
 * The ways to understand a query, best first: as typed (or as the other keyboard would have written it) with the
 * catalogue's own forms, the lexicon and synonyms, unknown words by spelling and by sound; then known words that may be
 * slips; then with words left out. A thing that no product is called by is not replaced by another: what is nearest to
 * it follows, and says so. The first plan asks the vocabulary once, or some times more when a word is unknown.
 */
export const planQuery: PlanQuery = async function* (text, known) {
  if (cleanSearchTerm(text) === '') return
  const typed = text.slice(0, LETTERS_MAX).toWellFormed()
  const { understood, corrected } = await understandCorrected(typed, known)
  const { slots } = understood
  if (slots.length === 0) return
  const found = slots.filter(({ tokens }) => tokens.length > 0)
  const missing = slots.filter(({ tokens }) => tokens.length === 0)
  const unnamed = slots.some(hasNames) ? [] : found.filter(isUnnamedThing)
  const base = {
    code: toCode(typed),
    corrected,
    dropped: allAsTyped(missing, understood),
    unsold: known.isAsTyped ? [] : allAsTyped([...missing.filter(isThing), ...unnamed], understood),
    asked: questionOf(understood, slots),
  }
  const isMissing =
    found.length === 0 || isThingMissing(slots, known) || (known.isAsTyped && missing.length > 0)
  if (isMissing || unnamed.length > 0) {
    yield { ...base, words: [] }
    yield* wordByWord(understood.text, base, known)
    // What no product is called by may still be said of one: that is nearer than a whole group of others.
    const said = isMissing ? [] : [toPlan(found, base, known.synonyms)]
    const isNarrow = (unnamed[0]?.meaning?.nearest() ?? []).some((words) => words.length <= NARROW)
    if (!isNarrow) yield* said
    yield* nearestPlans(slots, { ...base, code: null }, { understood, known })
    if (isNarrow) yield* said
    return
  }
  const related = () => relatedPlan(found, { ...base, code: null }, { understood, known })
  yield { ...toPlan(found, base, known.synonyms), ...(!known.isAsTyped && { related }) }
  if (known.isAsTyped) return
  const wider = await Promise.all(
    found.map((slot) => (slot.further || isTyped(slot) ? widenWord(slot, known.vocabulary) : slot)),
  )
  if (wider.some((slot, index) => slot.tokens.length > (found[index]?.tokens.length ?? 0))) {
    yield toPlan(wider, { ...base, code: null }, known.synonyms)
  }
  if (missing.length === 0) yield* wordByWord(understood.text, base, known)
  for (const { kept, dropped } of leaveOut(found)) {
    const left = allAsTyped(
      slots.filter((slot) => missing.includes(slot) || dropped.includes(slot)),
      understood,
    )
    const optional = kept.some(hasNames) ? dropped.map((slot) => toOptional(slot, understood)) : []
    yield toPlan([...kept, ...optional], { ...base, code: null, dropped: left }, known.synonyms)
  }
}

const SYNONYM_WEIGHT = 0.8

/** Whether the query's first word or a thing is unknown, and no other says what is wanted: its rest alone would find anything. */
function isThingMissing(slots: readonly Slot[], { lexicon }: Known): boolean {
  const isMissing = (slot: Slot, at: number) => slot.tokens.length === 0 && (at === 0 || isUnnamedThing(slot))
  if (!lexicon || !slots.some(isMissing)) return false
  return !slots.some((slot) => slot.tokens.length > 0 && hasNames(slot))
}

const hasNames = ({ names = [] }: Slot) => names.length > 0

/** What things are bought for, or what they are like, is never itself unsold. */
const isThing = ({ meaning }: Slot) => !meaning?.isOccasion && !meaning?.isQuality

/** A name of several words that stand nowhere side by side may still be met by each of them. */
async function* wordByWord(typed: string, base: Base, known: Known): AsyncGenerator<QueryPlan> {
  if (known.isAsTyped || !known.lexicon || !hasPhrase(typed, known.lexicon)) return
  const { slots } = await understandWords(typed, { ...known, isWordByWord: true })
  const isMet = slots.length > 1 && slots.every(({ tokens }) => tokens.length > 0)
  if (!isMet || !slots.some(hasNames)) return
  yield toPlan(slots, { ...base, code: null, dropped: [], unsold: [] }, known.synonyms)
}

const hasPhrase = (typed: string, lexicon: Lexicon) =>
  findConcepts(toWords(typed), lexicon).some(({ from, to }) => to - from > 1)

/** «256gb»: a number without a unit is of a name. */
const AMOUNT = /^\d+(?:\.\d+)?[a-z]+$/

/**
 * The thing alone, where the rest says what it is like or for whom: who asks for it in red also looks at others. Where
 * there is no rest, others of which the thing is a kind. Who names a brand, a model or a title wants just that.
 */
async function relatedPlan(
  found: readonly Slot[],
  base: Base,
  { understood, known }: Parts,
): Promise<QueryPlan | null> {
  const head = headOf(found)
  const rest = found.filter((slot) => slot !== head)
  const isLike = ({ meaning, typed, kind, tokens }: Slot) =>
    meaning?.isQuality ||
    meaning?.isOccasion ||
    AMOUNT.test(typed) ||
    (kind === 'letters' &&
      !meaning &&
      !tokens.some(({ token }) => understood.counts.has(marked('named', token))))
  const isName = (slot: Slot) => !isLike(slot) && (slot.kind !== 'letters' || slot.meaning !== undefined)
  if (!head || head.isFlat || rest.some(isName)) return null
  if (rest.length === 0) {
    const kind = await kindOf(head, { categories: understood.categories, vocabulary: known.vocabulary })
    return kind && toPlan([kind], base, known.synonyms)
  }
  if (!rest.some(isLike)) return null
  return toPlan([head, ...rest.map((slot) => toOptional(slot, understood))], base, known.synonyms)
}

const MENTIONED_WEIGHT = 0.3

/** What had to be left out no longer says what is found, but what of it comes first: also by what descriptions say. */
function toOptional(slot: Slot, { counts }: UnderstoodWords): Slot {
  const mentioned = slot.tokens
    .map(({ token }) => marked('mentioned', token))
    .filter((token) => counts.has(token))
    .map((token): PlanToken => ({ token, weight: MENTIONED_WEIGHT, origin: 'form' }))
  const without = slot.meaning?.isQuality ? forOthers(slot.typed).filter((token) => counts.has(token)) : []
  return {
    ...slot,
    tokens: [...slot.tokens, ...mentioned],
    names: [],
    isFlat: true,
    isOptional: true,
    ...(without.length > 0 && { without }),
  }
}

/** A group of so many words is near to each of its kinds. */
const NARROW = 60

type Base = Omit<QueryPlan, 'words'>
type Parts = { readonly understood: UnderstoodWords; readonly known: Known }

/** What the lexicon says is nearest to an unsold thing, with the rest of the query and then without. */
async function* nearestPlans(
  slots: readonly Slot[],
  base: Base,
  { understood, known }: Parts,
): AsyncGenerator<QueryPlan> {
  const { thing, near } = await nearestSlots(slots, understood, known)
  if (!near) return
  const rest = slots.filter((slot) => slot !== thing && slot.tokens.length > 0)
  const nearest = { ...base, isNearest: true }
  if (rest.length > 0) yield toPlan([near, ...rest], nearest, known.synonyms)
  const dropped = allAsTyped(slots, understood)
  yield toPlan([near], { ...nearest, dropped }, known.synonyms)
}

const isTyped = ({ tokens }: Slot) => tokens.some(({ origin }) => origin === 'typed')

function toPlan(slots: readonly Slot[], base: Base, synonyms: Synonyms): QueryPlan {
  const head = headOf(slots)
  const words = slots.map((slot) => {
    const meanings = slot.tokens.flatMap(({ token }) => synonyms(token)).flatMap(synonymTokens)
    const names = slot === head ? (slot.names ?? []) : []
    // What managers say means the same need not be in a title.
    const needs = names.length > 0 ? [...names, ...meanings.map(({ token }) => token)] : []
    const word = toPlanWord(slot, needs)
    return { ...word, tokens: [...word.tokens, ...meanings] }
  })
  const called = (head && !head.isFlat && head.called) || []
  const without = [...new Set(slots.flatMap((slot) => slot.without ?? []))]
  return {
    ...base,
    words,
    ...(called.length > 0 && { called }),
    ...(without.length > 0 && { without }),
  }
}

/** The word that says what thing is wanted: the first in Persian that names one, the last in English. */
function headOf(slots: readonly Slot[]): Slot | undefined {
  const isLatin = slots.every(({ kind }) => kind !== 'letters')
  return isLatin ? slots.findLast(hasNames) : slots.find(hasNames)
}

/** A synonym of two words is met where they stand side by side, or joined. */
function synonymTokens(synonym: string): PlanToken[] {
  const [one, other, ...more] = toTokens(synonym)
  if (!one || more.length > 0) return []
  const tokens = other ? [toPair(one, other), one + other] : [one]
  return tokens.map((token) => ({ token, weight: SYNONYM_WEIGHT, origin: 'synonym' }))
}
