import type { BazaarFacts } from '../../../seed/bazaar/facts.ts'
import { type Grade, gradeOf } from '../grade.ts'
import type { Intent } from '../intent.ts'
import { CLASSES, type JudgedQuery, type QueryClass } from '../judged-set.ts'
import { type Judged, mean, ndcg, recall, reciprocalRank } from '../metrics.ts'
import type { Engine } from './engine.ts'

export type Answered = Judged & { readonly query: JudgedQuery }

/** Gives every product that an intent could mean its grade; all others have 0. */
export function toGrader(facts: readonly BazaarFacts[]): (intent: Intent) => ReadonlyMap<number, Grade> {
  const byType = Map.groupBy(facts, ({ type }) => type)
  const accessories = facts.filter(({ fits }) => fits !== null)
  return (intent) => {
    const near = intent.number === null ? intent.types.flatMap((type) => byType.get(type) ?? []) : facts
    const candidates = intent.model === null ? near : [...near, ...accessories]
    return new Map(candidates.map((one) => [one.number, gradeOf(intent, one)]))
  }
}

/** Asks an engine everything and grades what it answers. */
export async function judge(
  engine: Engine,
  queries: readonly JudgedQuery[],
  gradesOf: (intent: Intent) => ReadonlyMap<number, Grade>,
  numberOf: ReadonlyMap<number, number>,
): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const query of queries) {
    const grades = gradesOf(query.intent)
    const ids = await engine.find(query.text)
    const found = ids.map((id) => grades.get(numberOf.get(id) ?? 0) ?? 0)
    answered.push({ query, found, all: [...grades.values()] })
  }
  return answered
}

export type Figures = {
  readonly ndcg: number
  readonly byClass: Readonly<Record<QueryClass, number>>
  readonly zeroResults: number
  readonly oneTypo: number
  readonly twoTypos: number
  readonly layout: number
  readonly finglish: number
  readonly modelRank: number
}

export function toFigures(answered: readonly Answered[]): Figures {
  const of = (wanted: (query: JudgedQuery) => boolean) => answered.filter(({ query }) => wanted(query))
  const inClass = (name: QueryClass) => of(({ queryClass }) => queryClass === name)
  const byClass = CLASSES.map((name) => [name, mean(inClass(name).map(ndcg))])
  return {
    ndcg: mean(answered.map(ndcg)),
    byClass: Object.fromEntries(byClass) as Record<QueryClass, number>,
    zeroResults: mean(answered.map(({ found }) => (found.length === 0 ? 1 : 0))),
    oneTypo: mean(of(({ typos }) => typos === 1).map(recall)),
    twoTypos: mean(of(({ typos }) => typos === 2).map(recall)),
    layout: mean(inClass('layout').map(recall)),
    finglish: mean(inClass('finglish').map(recall)),
    modelRank: mean(inClass('model').map(reciprocalRank)),
  }
}
