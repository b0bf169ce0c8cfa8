import { createShopSearch } from '@rasteh/search/shop-search'
import { type Comparison, compareTunings, type SearchTuning, toSearchTuning } from '@rasteh/search/tuning'
import { loadProductCards } from '@rasteh/shop-store/reads/product-cards'
import type { ProposedSynonym } from '@rasteh/shop-store/reads/proposed-synonyms'
import { loadJudgedSearches, loadSearchTuning } from '@rasteh/shop-store/reads/search-tuning'
import { openSearch } from '#database/open-search.ts'
import { readDatabase } from '#database/read-database.ts'

/** What a group of synonyms would change: of the judged searches, and of what a search that found nothing now shows first. */
export type SynonymTrial = {
  comparison: Comparison
  /** The titles of the first products, before and after. */
  shown: { before: readonly string[]; after: readonly string[] }
}

const SHOWN = 5

/** Tries words that mean the same beside all that is published, and writes nothing. */
export async function trySynonym(
  words: readonly string[],
  { missedShown, locale }: Pick<ProposedSynonym, 'missedShown' | 'locale'>,
): Promise<SynonymTrial> {
  const database = readDatabase()
  const shop = { database, openSearch: openSearch() }
  const [rows, written] = await Promise.all([loadJudgedSearches(database), loadSearchTuning(database)])
  const published = toSearchTuning(written)
  const tuning: SearchTuning = { ...published, synonyms: [...published.synonyms, words] }
  const [before, after] = [
    createShopSearch({ ...shop, tuning: published }),
    createShopSearch({ ...shop, tuning }),
  ]
  const judged = rows.map(({ text, answers }) => ({
    text,
    grades: new Map(answers.map(({ productId, grade }) => [productId, grade])),
  }))
  const titlesOf = async (search: typeof before) => {
    const { productIds } = await search.find({ ...EVERYTHING, locale, text: missedShown })
    return (await loadProductCards(database, [...productIds], locale)).map(({ title }) => title)
  }
  const [comparison, ...shown] = await Promise.all([
    compareTunings(judged, before, after),
    titlesOf(before),
    titlesOf(after),
  ])
  return { comparison, shown: { before: shown[0], after: shown[1] } }
}

const EVERYTHING = {
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: SHOWN,
  from: { offset: 0 },
} as const

/** A group that makes judged searches worse, or changes nothing for who found nothing, is not written by itself. */
export function isWorthIt({ comparison, shown }: SynonymTrial): boolean {
  const isWorse = comparison.after < comparison.before - 1e-9
  const isChanged = shown.after.length > 0 && shown.after.join('\n') !== shown.before.join('\n')
  return !isWorse && isChanged
}
