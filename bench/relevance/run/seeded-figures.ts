import type { Grade } from '../grade.ts'
import { mean, ndcg } from '../metrics.ts'
import { type AnsweredQuery, type AnsweredTyping, LETTERS } from './judge-seeded.ts'

/** Classes whose queries nothing in the catalogue answers. */
export const UNSOLD = 'unsold'
export const NONSENSE = 'nonsense'

const HAS_ANSWER = ({ query }: AnsweredQuery) => query.queryClass !== UNSOLD && query.queryClass !== NONSENSE

export type ClassFigures = {
  name: string
  count: number
  /** Of what was wanted: grades 2 and 3. Grade 1 is no junk, and no loss. */
  ndcg: number
  /** The same where grade 1 is wanted too, as the bazaar's set counts it. */
  ndcgOfAll: number
  success: number
  junk: number
}

export type SeededFigures = {
  readonly all: ClassFigures
  readonly byClass: readonly ClassFigures[]
  readonly honest: number
  readonly nonsense: number
  readonly suggestions: readonly { name: string; letters: number; count: number; hit: number }[]
  readonly findP95Ms: number
  readonly suggestP95Ms: number
}

export function toSeededFigures(
  answered: readonly AnsweredQuery[],
  typed: readonly AnsweredTyping[],
): SeededFigures {
  const judged = answered.filter(HAS_ANSWER)
  const honestIn = (name: string) =>
    mean(answered.filter(({ query }) => query.queryClass === name).map(({ isHonest }) => (isHonest ? 1 : 0)))
  const byClass = Map.groupBy(judged, ({ query }) => query.queryClass)
  const typedBy = Map.groupBy(typed, ({ typing }) => typing.queryClass)
  return {
    all: classFigures('all', judged),
    byClass: [...byClass].map(([name, queries]) => classFigures(name, queries)),
    honest: honestIn(UNSOLD),
    nonsense: mean(
      answered
        .filter(({ query }) => query.queryClass === NONSENSE)
        .map(({ codes }) => (codes.length === 0 ? 1 : 0)),
    ),
    suggestions: [['all', typed] as const, ...typedBy].flatMap(([name, typings]) =>
      LETTERS.map((letters) => {
        const those = typings.filter((one) => one.letters === letters)
        return { name, letters, count: those.length, hit: mean(those.map(({ isHit }) => (isHit ? 1 : 0))) }
      }),
    ),
    findP95Ms: percentile(answered.map(({ tookMs }) => tookMs)),
    suggestP95Ms: percentile(typed.map(({ tookMs }) => tookMs)),
  }
}

/** The first page is right where its first product has grade 2 or 3; junk is what has grade 0. */
function classFigures(name: string, queries: readonly AnsweredQuery[]): ClassFigures {
  const shown = queries.filter(({ found }) => found.length > 0)
  return {
    name,
    count: queries.length,
    ndcg: mean(queries.map(ndcgOfWanted)),
    ndcgOfAll: mean(queries.map(ndcg)),
    success: mean(queries.map(({ found }) => ((found[0] ?? 0) >= 2 ? 1 : 0))),
    junk: mean(shown.map(({ found }) => found.filter((grade) => grade === 0).length / found.length)),
  }
}

/** A page that shows the one product asked for, and none of its neighbours, is a whole answer. */
export const ndcgOfWanted = ({ found, all }: AnsweredQuery) => {
  const wanted = (grades: readonly Grade[]) => grades.map((grade) => (grade === 1 ? 0 : grade))
  return ndcg({ found: wanted(found), all: wanted(all) })
}

const percentile = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

const BARS = { ndcg: 0.9, classNdcg: 0.8, junk: 0.05, honest: 0.9, nonsense: 1, hit: 0.85, slipHit: 0.75 }
const SLIPS = ['typo', 'finglish', 'layout']

/** What must hold on the holdout; each answer says what is missed. */
export function missedSeededBars({ all, byClass, honest, nonsense, suggestions }: SeededFigures): string[] {
  const least = (what: string, value: number, bar: number) =>
    value >= bar ? [] : [`${what} ${value.toFixed(3)} is under ${bar}`]
  const after5 = suggestions.filter(({ letters }) => letters === 5)
  return [
    ...least('nDCG@10', all.ndcg, BARS.ndcg),
    ...byClass.flatMap(({ name, ndcg }) => least(`class ${name}`, ndcg, BARS.classNdcg)),
    ...(all.junk <= BARS.junk ? [] : [`junk@10 ${all.junk.toFixed(3)} is over ${BARS.junk}`]),
    ...least('honest answers', honest, BARS.honest),
    ...least('nonsense', nonsense, BARS.nonsense),
    ...after5.flatMap(({ name, hit }) =>
      name === 'all'
        ? least('suggestion hit@3 after five letters', hit, BARS.hit)
        : SLIPS.includes(name)
          ? least(`suggestion hit@3 (${name})`, hit, BARS.slipHit)
          : [],
    ),
  ]
}
