import type { AnsweredQuery, AnsweredTyping } from './judge-seeded.ts'
import { NONSENSE, ndcgOfWanted, type SeededFigures, UNSOLD } from './seeded-figures.ts'

export function printSeeded(figures: SeededFigures): void {
  const cells = (name: string, values: readonly (number | string)[]) =>
    console.log(
      name.padEnd(18) +
        values.map((value) => (typeof value === 'number' ? shown(value) : value).padStart(14)).join(''),
    )
  cells('', ['n', 'nDCG@10', '(grade 1 too)', 'success@1', 'junk@10'])
  for (const { name, count, ndcg: value, ndcgOfAll, success, junk } of [figures.all, ...figures.byClass])
    cells(name, [String(count), value, ndcgOfAll, success, junk])
  cells('honest', [figures.honest])
  cells('nonsense', [figures.nonsense])
  for (const { name, letters, count, hit } of figures.suggestions)
    cells(`typing ${name}`, [`${letters} letters`, String(count), hit])
  cells('95 % of searches', [`${figures.findP95Ms.toFixed(1)} ms`])
  cells('95 % of typing', [`${figures.suggestP95Ms.toFixed(1)} ms`])
}

/** What was answered worst, for those who tune. */
export function printSeededWorst(
  { answered, typed }: { answered: readonly AnsweredQuery[]; typed: readonly AnsweredTyping[] },
  count: number,
): void {
  const badness = (one: AnsweredQuery) =>
    isEmptyWanted(one)
      ? Number(!one.isHonest)
      : 1 - ndcgOfWanted(one) + one.found.filter((grade) => grade === 0).length / 20
  for (const one of answered.toSorted((a, b) => badness(b) - badness(a)).slice(0, count)) {
    if (badness(one) === 0) break
    const { queryClass, text, sort } = one.query
    const codes = one.codes.map((code, index) => `${code}:${one.found[index]}`).join(' ')
    console.log(`${badness(one).toFixed(2)} ${queryClass}: ${text} (${sort}) → ${codes || 'nothing'}`)
  }
  for (const { typing, begun, shown: entries } of typed.filter(({ isHit }) => !isHit))
    console.log(
      `typing ${typing.queryClass}: ${begun} (${typing.text}) → ${entries.join(' · ') || 'nothing'}`,
    )
}

const isEmptyWanted = ({ query }: AnsweredQuery) =>
  query.queryClass === UNSOLD || query.queryClass === NONSENSE
const shown = (value: number) => value.toFixed(3)
