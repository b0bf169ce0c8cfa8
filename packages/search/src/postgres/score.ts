import { marked } from '../documents/token-prefixes.ts'
import { askedWords, namingWords, type PlanToken, type QueryPlan } from '../plan/query-plan.ts'
import type { Values } from './conditions.ts'
import { BONUS, CODE_TIER, FIELD_WEIGHTS, FULL_MATCH, STEP } from './ranking.ts'
import { quoteTerm } from './terms.ts'

const toTerm = ({ token }: PlanToken) => quoteTerm(token)

/** The plan as PostgreSQL asks it: every word, by any of its tokens, or by what the thing must be called. */
export function toTsQuery(plan: QueryPlan): string {
  return askedWords(plan)
    .map(({ tokens, needs }) => `(${(needs?.map(quoteTerm) ?? tokens.map(toTerm)).join(' | ')})`)
    .join(' & ')
}

/** The same where a word may also be one of the description. */
function toMentionQuery(plan: QueryPlan): string {
  const anyOf = ({ tokens, needs = [] }: QueryPlan['words'][number]) => [
    ...needs,
    ...tokens.flatMap(({ token }) => [token, marked('mentioned', token)]),
  ]
  return askedWords(plan)
    .map((word) => `(${anyOf(word).map(quoteTerm).join(' | ')})`)
    .join(' & ')
}

/** Documents whose descriptions have what their names and attributes lack. */
export function mentions(plan: QueryPlan, { put }: Values): string {
  if (askedWords(plan).length === 0) return 'false'
  const wide = put(toMentionQuery(plan), 'tsquery')
  return `d.terms @@ ${wide} and not d.terms @@ ${put(toTsQuery(plan), 'tsquery')}${notMeant(plan, put)}`
}

const notMeant = ({ without = [] }: QueryPlan, put: Values['put']) =>
  without.length === 0 ? '' : ` and not d.terms @@ ${put(without.map(quoteTerm).join(' | '), 'tsquery')}`

/** Documents that the plan finds. */
export function matches(plan: QueryPlan, { put }: Values): string {
  const terms =
    askedWords(plan).length > 0 ? `(d.terms @@ ${put(toTsQuery(plan), 'tsquery')}${notMeant(plan, put)})` : ''
  const code = plan.code === null ? '' : `d.codes @> array[${put(plan.code, 'text')}]`
  return [terms, code].filter(Boolean).join(' or ') || 'false'
}

/**
 * How well a document fits, in steps: the code's tier, then the words by their fields, each as rare as it is heavy, then
 * the title's first word and the words as they follow each other.
 */
export function score(plan: QueryPlan, rarity: readonly number[], values: Values): string {
  const code =
    plan.code === null ? '' : ` + ${CODE_TIER} * (d.codes @> array[${values.put(plan.code, 'text')}])::int`
  return `(floor((${fit(plan, rarity, values)}) / ${STEP})${code})`
}

/** The same without the code and its steps, in thousandths of the most that words can bring; `d` has `terms` and `words`. */
export function fit(plan: QueryPlan, rarity: readonly number[], values: Values): string {
  const { put } = values
  const full = rarity.reduce((sum, weight) => sum + weight, 0) * FULL_MATCH
  const words = plan.words.map(({ tokens, isFlat }, index) => {
    const best = tokens.map((token) => {
      const [weight, term] = [put(token.weight, 'float8'), put(toTerm(token), 'tsquery')]
      const worth = isFlat
        ? `${FULL_MATCH} * (d.terms @@ ${term})::int`
        : `ts_rank('${FIELD_WEIGHTS}', d.terms, ${term})`
      return `${weight} * ${worth}`
    })
    return `${put((1000 * (rarity[index] ?? 1)) / (full || 1), 'float8')} * greatest(${best.join(', ')})`
  })
  return [...words, ...bonuses(plan, values)].join(' + ') || '0'
}

function bonuses(plan: QueryPlan, { put }: Values): string[] {
  const words = namingWords(plan)
  const heads = words.flatMap(({ tokens }) => tokens.filter(isNear).map(({ token }) => token))
  const phrase = words.map(({ tokens }) => tokens[0]?.token ?? '').join(' ')
  if (heads.length === 0) return []
  const typed = put(`${phrase} `, 'text')
  return [
    isTheThing(plan, heads, put),
    `${BONUS.start} * starts_with(d.words || ' ', ${typed})::int`,
    `${BONUS.phrase} * (position(' ' || ${typed} in ' ' || d.words || ' ') > 0)::int`,
    ...nameEnd(plan, put),
  ]
}

/** What is called so, where the plan knows; else what has one of the words first in its title. */
function isTheThing({ called = [] }: QueryPlan, heads: readonly string[], put: Values['put']): string {
  if (called.length > 0)
    return `${BONUS.called} * (d.terms @@ ${put(called.map(quoteTerm).join(' | '), 'tsquery')})::int`
  return `${BONUS.head} * (split_part(d.words, ' ', 1) = any(${put(heads, 'text[]')}))::int`
}

const LATIN_NAME = /^[a-z0-9]+$/

/** Both patterns hold letters and digits alone, so that nothing in them means something to a pattern. */
function nameEnd({ words }: QueryPlan, put: Values['put']): string[] {
  const last = words.at(-1)?.tokens[0]?.token ?? ''
  if (words.length < 2 || !LATIN_NAME.test(last)) return []
  return [`${BONUS.end} * (d.words ~ ${put(`(^| )${last}( [^a-z]|$)`, 'text')})::int`]
}

/** A sound is too far from a word to say what a thing is. */
const isNear = ({ origin }: PlanToken) => origin !== 'finglish'
