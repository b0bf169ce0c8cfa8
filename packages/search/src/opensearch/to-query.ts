import { PREFIXES } from '../documents/token-prefixes.ts'
import { askedWords, namingWords, type PlanToken, type PlanWord, type QueryPlan } from '../plan/query-plan.ts'
import { BONUS, STEP } from '../postgres/ranking.ts'
import { LATIN_NAME } from './to-index-document.ts'
import { WORTHS, type Worth } from './token-worth.ts'

/** A plan and how rare each of its words is. */
export type RankedPlan = { readonly plan: QueryPlan; readonly rarity: readonly number[] }

export type Clause = Readonly<Record<string, unknown>>

/** In steps, above all that words can bring; small enough that a score stays exact. */
const CODE_STEPS = 10_000

const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })
const term = (field: string, value: string): Clause => ({ term: { [field]: value } })

/**
 * Finds what the plan finds. A document's score is in whole steps, as in PostgreSQL: its words by their fields, each as
 * rare as it is heavy, the title's first word and the words in their order, and far above them the model's code.
 */
export function toQuery({ plan, rarity }: RankedPlan): Clause {
  const full = rarity.reduce((sum, weight) => sum + weight, 0) || 1
  const words = plan.words.map((word, index) => anyToken(word, (1000 * (rarity[index] ?? 1)) / full))
  const needed = plan.words.flatMap(({ needs }) => (needs ? [oneOf(needs)] : []))
  // What a thing must be called is asked for; its words then only rank.
  const [asked, ranked] = [
    words.filter((_, index) => isMatched(plan.words[index])),
    words.filter((_, index) => !isMatched(plan.words[index])),
  ]
  const found: Clause[] = []
  if (askedWords(plan).length > 0)
    found.push({
      bool: { must: asked, filter: needed, should: [...ranked, ...bonuses(plan)], ...notMeant(plan) },
    })
  if (plan.code !== null) found.push(constant(term('codes', plan.code), CODE_STEPS * STEP))
  return inSteps({ bool: { should: found, minimum_should_match: 1 } })
}

/** Whether a word finds by its tokens; by what it needs, or not at all, they only rank. */
const isMatched = (word: PlanWord | undefined) => !word?.needs && !word?.isOptional

/** The same documents, when nothing is ordered by how well they fit. */
export function toFilter({ plan }: RankedPlan): Clause {
  const words = askedWords(plan).map(toWordFilter)
  const found: Clause[] = []
  if (words.length > 0) found.push({ bool: { filter: words, ...notMeant(plan) } })
  if (plan.code !== null) found.push(term('codes', plan.code))
  return { bool: { filter: [{ bool: { should: found, minimum_should_match: 1 } }] } }
}

/** The same, with a score that says what can be had, and within that what is the thing itself. */
export function toCalled(ranked: RankedPlan): Clause {
  const { filter } = (toFilter(ranked) as { bool: { filter: Clause[] } }).bool
  const should = [constant({ terms: { [MARKED]: ranked.plan.called ?? [] } }, 1)]
  return {
    function_score: {
      query: { bool: { filter, should } },
      script_score: { script: { lang: 'expression', source: "2 * doc['inStock'].value + _score" } },
      boost_mode: 'replace',
    },
  }
}

/** Documents whose descriptions have what their names and attributes lack. */
export function toMentions(plan: QueryPlan): Clause {
  const words = askedWords(plan)
  const inAnyField = ({ tokens, needs = [] }: PlanWord): Clause => ({
    bool: {
      should: [
        ...tokens.flatMap(({ token }) => [...LISTS, 'description'].map((list) => term(list, token))),
        ...needs.map((need) => term(MARKED, need)),
      ],
    },
  })
  const { must_not: unlike = [] } = notMeant(plan)
  return {
    bool: {
      filter: words.map(inAnyField),
      must_not: [{ bool: { filter: words.map(toWordFilter) } }, ...unlike],
    },
  }
}

const notMeant = ({ without = [] }: QueryPlan): { must_not?: Clause[] } =>
  without.length === 0 ? {} : { must_not: [{ terms: { [MARKED]: without } }] }

function toWordFilter({ tokens, needs }: PlanWord): Clause {
  if (needs) return oneOf(needs)
  return { bool: { should: tokens.flatMap((token) => lists(token).map(({ clause }) => clause)) } }
}

/** The list that also holds what no visitor types. */
const MARKED = 'faint'
/** A marked token is in one list; one that managers made a synonym may be in any. */
const oneOf = (needs: readonly string[]): Clause => ({
  bool: { should: LISTS.map((list) => ({ terms: { [list]: needs } })) },
})

const inSteps = (query: Clause): Clause => ({
  function_score: {
    query,
    script_score: { script: { lang: 'expression', source: `floor(_score / ${STEP})` } },
    boost_mode: 'replace',
  },
})

/** A word is worth what the best of its tokens is worth in the best of its fields. */
function anyToken({ tokens, isFlat }: PlanWord, most: number): Clause {
  const queries = tokens.flatMap((token) =>
    lists(token).map(({ clause, worth }) =>
      constant(clause, most * token.weight * (isFlat ? 1 : WORTHS[worth])),
    ),
  )
  return { dis_max: { queries } }
}

/** Where a word says something of the thing itself; what a description mentions is asked for apart. */
const LISTS = (Object.keys(WORTHS) as Worth[]).filter((worth) => worth !== 'description')

function lists({ token }: PlanToken): { clause: Clause; worth: Worth }[] {
  if (token.startsWith(PREFIXES.mentioned))
    return [{ clause: term('description', token.slice(PREFIXES.mentioned.length)), worth: 'description' }]
  return LISTS.map((worth) => ({ clause: term(worth, token), worth }))
}

function bonuses(plan: QueryPlan): Clause[] {
  const words = namingWords(plan)
  const heads = words.flatMap(({ tokens }) => tokens.filter(isNear).map(({ token }) => token))
  if (heads.length === 0) return []
  const phrase = words.map(({ tokens }) => tokens[0]?.token ?? '').join(' ')
  return [
    plan.called
      ? constant({ terms: { [MARKED]: plan.called } }, BONUS.called)
      : constant({ terms: { starts: heads } }, BONUS.head),
    constant(term('starts', phrase), BONUS.start),
    constant({ match_phrase: { words: phrase } }, BONUS.phrase),
    ...nameEnd(plan),
  ]
}

function nameEnd({ words }: QueryPlan): Clause[] {
  const last = words.at(-1)?.tokens[0]?.token ?? ''
  return words.length > 1 && LATIN_NAME.test(last) ? [constant(term('ends', last), BONUS.end)] : []
}

/** A sound is too far from a word to say what a thing is. */
const isNear = ({ origin }: PlanToken) => origin !== 'finglish'
