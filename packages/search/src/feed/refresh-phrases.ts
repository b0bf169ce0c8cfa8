import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadPhrases, savePhrases } from '@rasteh/shop-store/search/phrases'
import { foldPhrase } from '../postgres/suggest.ts'

/** What is offered while people type: categories, brands, and brands of a category, those with most products first. */
export async function refreshPhrases(database: Database): Promise<number> {
  const phrases = new Map<string, Parameters<typeof savePhrases>[1][number]>()
  for (const phrase of await loadPhrases(database)) {
    const folded = foldPhrase(phrase.shown)
    const key = `${phrase.locale} ${folded}`
    if (folded !== '' && !phrases.has(key)) phrases.set(key, { ...phrase, folded })
  }
  await savePhrases(database, [...phrases.values()])
  return phrases.size
}
