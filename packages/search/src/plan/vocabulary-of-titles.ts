import { toIndexTokens, toNames, toWords, typoCost } from '@rasteh/persian-text/search'
import type { Vocabulary } from './query-plan.ts'

/** A vocabulary of some titles, for tests; it notes how often it was asked. */
export function toVocabulary(titles: readonly string[]): Vocabulary & { readonly asked: string[] } {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const { tokens, forms, latin } = toIndexTokens(title)
    for (const token of [...tokens, ...forms, ...latin, ...toNames(toWords(title))])
      counts.set(token, (counts.get(token) ?? 0) + 1)
  }
  const asked: string[] = []
  return {
    asked,
    async frequencies(tokens) {
      asked.push('frequencies')
      return new Map(tokens.flatMap((token) => (counts.has(token) ? [[token, counts.get(token) ?? 0]] : [])))
    },
    async near(token) {
      asked.push('near')
      return Array.from(counts, ([known, frequency]) => ({ token: known, frequency })).filter(
        (known) => known.token !== token && typoCost(token, known.token) < 2.5,
      )
    },
  }
}
