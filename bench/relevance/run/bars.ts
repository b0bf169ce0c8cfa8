import type { Figures } from './judge.ts'

/** What must hold on the holdout; each answers what is missed, or null. */
export function missedBars(figures: Figures, lucene: Figures | null): string[] {
  const least = (what: string, value: number, bar: number) =>
    value >= bar ? [] : [`${what} ${value.toFixed(3)} is under ${bar}`]
  return [
    ...least('nDCG@10', figures.ndcg, 0.85),
    ...(lucene ? least("nDCG@10 above Lucene's", figures.ndcg - lucene.ndcg, 0.1) : []),
    ...Object.entries(figures.byClass).flatMap(([name, value]) => least(`class ${name}`, value, 0.75)),
    ...(figures.zeroResults <= 0.02
      ? []
      : [`zero results ${(100 * figures.zeroResults).toFixed(1)}% are over 2%`]),
    ...least('recall@10 with one typo', figures.oneTypo, 0.95),
    ...least('recall@10 on the wrong layout', figures.layout, 0.98),
    ...least('recall@10 in Finglish', figures.finglish, 0.85),
  ]
}
