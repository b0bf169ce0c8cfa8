import { CLASSES } from '../judged-set.ts'
import { ndcg } from '../metrics.ts'
import type { Answered, Figures } from './judge.ts'

/** One column an engine, one row a figure. */
export function printFigures(columns: readonly { name: string; figures: Figures }[]): void {
  const row = (label: string, value: (figures: Figures) => string) =>
    console.log(label.padEnd(26) + columns.map(({ figures }) => value(figures).padStart(24)).join(''))
  const three = (value: number) => value.toFixed(3)
  console.log(''.padEnd(26) + columns.map(({ name }) => name.padStart(24)).join(''))
  row('nDCG@10', (figures) => three(figures.ndcg))
  for (const name of CLASSES) row(`  ${name}`, ({ byClass }) => three(byClass[name]))
  row('zero results', ({ zeroResults }) => `${(100 * zeroResults).toFixed(1)}%`)
  row('recall@10 one typo', ({ oneTypo }) => three(oneTypo))
  row('recall@10 two typos', ({ twoTypos }) => three(twoTypos))
  row('recall@10 layout', ({ layout }) => three(layout))
  row('recall@10 finglish', ({ finglish }) => three(finglish))
  row('MRR model', ({ modelRank }) => three(modelRank))
}

/** The queries that were answered worst, for those who tune. */
export function printWorst(name: string, answered: readonly Answered[], count: number): void {
  console.log(`\n${name}, answered worst:`)
  const worst = answered.toSorted((one, other) => ndcg(one) - ndcg(other)).slice(0, count)
  for (const one of worst) {
    console.log(
      `${ndcg(one).toFixed(2)} ${one.query.queryClass}: ${one.query.text} → ${one.found.join(' ') || 'nothing'}`,
    )
  }
}
