import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadAskedPhrases, loadPhrases, type Phrase, savePhrases } from '@rasteh/shop-store/search/phrases'
import { createProductSearch } from '../create-product-search.ts'
import { foldPhrase } from '../suggest/suggest.ts'

/** What is offered while people type: categories, brands, how titles begin, and what many have searched for and found. */
export async function refreshPhrases(database: Database): Promise<number> {
  const phrases = new Map<string, Phrase & { folded: string }>()
  for (const phrase of [...(await loadPhrases(database)), ...(await loadFoundPhrases(database))]) {
    const folded = foldPhrase(phrase.shown)
    const key = `${phrase.locale} ${folded}`
    const known = phrases.get(key)
    if (folded !== '' && !known) phrases.set(key, { ...phrase, folded })
    else if (known) phrases.set(key, { ...known, weight: Math.max(known.weight, phrase.weight) })
  }
  await savePhrases(database, [...phrases.values()])
  return phrases.size
}

/** What was asked for may be gone, or only claimed by a script: only what is found as it is written is offered. */
async function loadFoundPhrases(database: Database): Promise<Phrase[]> {
  const search = createProductSearch({ database })
  const offered: Phrase[] = []
  for (const asked of await loadAskedPhrases(database)) {
    const { total, corrected, dropped, isNearest } = await search.find({
      ...WIDE,
      locale: asked.locale,
      text: asked.shown,
    })
    const isFound = total > 0 && corrected === null && dropped.length === 0 && !isNearest
    if (isFound) offered.push({ ...asked, categoryId: null })
  }
  return offered
}

const WIDE = {
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 1,
  from: { offset: 0 },
} as const
