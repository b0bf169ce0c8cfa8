import type { Database } from '@rasteh/shop-store/platform/pool'
import {
  type AskedPhrase,
  loadAskedPhrases,
  loadPhrases,
  type Phrase,
  savePhrases,
} from '@rasteh/shop-store/search/phrases'
import { savePopularSearches } from '@rasteh/shop-store/search/popular'
import { createProductSearch } from '../create-product-search.ts'
import { foldPhrase } from '../suggest/suggest.ts'

/**
 * What is offered while people type: categories, brands, how titles begin, and what many have searched for and found; of
 * the last, the most wanted of these days are offered in the empty box.
 */
export async function refreshPhrases(database: Database): Promise<number> {
  const phrases = new Map<string, Phrase & { folded: string }>()
  const found = await loadFoundPhrases(database)
  const asked = found.map(({ locale, shown, weight }) => ({ locale, shown, weight, categoryId: null }))
  for (const phrase of [...(await loadPhrases(database)), ...asked]) {
    const folded = foldPhrase(phrase.shown)
    const key = `${phrase.locale} ${folded}`
    const known = phrases.get(key)
    if (folded !== '' && !known) phrases.set(key, { ...phrase, folded })
    else if (known) phrases.set(key, { ...known, weight: Math.max(known.weight, phrase.weight) })
  }
  await savePhrases(database, [...phrases.values()])
  await savePopularSearches(database, popularOf(found))
  return phrases.size
}

/** What was asked for may be gone, or only claimed by a script: only what is found as it is written is offered. */
async function loadFoundPhrases(database: Database): Promise<AskedPhrase[]> {
  const search = createProductSearch({ database })
  const offered: AskedPhrase[] = []
  for (const asked of await loadAskedPhrases(database)) {
    const { total, corrected, dropped, isNearest } = await search.find({
      ...WIDE,
      locale: asked.locale,
      text: asked.shown,
    })
    const isFound = total > 0 && corrected === null && dropped.length === 0 && !isNearest
    if (isFound) offered.push(asked)
  }
  return offered
}

/** More than are shown, so that others come in the place of what managers take out. */
const POPULAR_KEPT = 30

const popularOf = (found: readonly AskedPhrase[]) =>
  found
    .filter(({ recent }) => recent > 0)
    .toSorted((one, other) => other.recent - one.recent)
    .slice(0, POPULAR_KEPT)
    .map(({ locale, folded, shown, recent }) => ({ locale, folded, shown, visitors: recent }))

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
