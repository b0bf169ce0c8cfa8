import { createProductSearch } from '@rasteh/search/create-product-search'
import type { ProductSearch } from '@rasteh/search/product-search'
import { createTunedSearch, type SearchTuning, toSearchTuning } from '@rasteh/search/tuning'
import { loadSearchTuning } from '@rasteh/shop-store/reads/search-tuning'
import { readDatabase } from './database.ts'
import { openSearch } from './open-search.ts'

// Development loads this file anew after each change; what the search keeps must outlive that.
const kept = globalThis as typeof globalThis & { rastehProductSearch?: ProductSearch }

/** The catalogue's search as pages ask it, made by the first that does. */
export function productSearch(): ProductSearch {
  kept.rastehProductSearch ??= tunedSearch(async () => toSearchTuning(await loadSearchTuning(readDatabase())))
  return kept.rastehProductSearch
}

/** The same search with another tuning than the published one. */
export function searchTunedBy(tuning: SearchTuning): ProductSearch {
  return tunedSearch(async () => tuning)
}

function tunedSearch(load: () => Promise<SearchTuning>): ProductSearch {
  return createTunedSearch((synonyms) => {
    const first = openSearch()?.first
    return createProductSearch({
      database: readDatabase(),
      synonyms,
      ...(first && { first }),
      onFailure: (error) => console.warn(error instanceof Error ? error.message : 'OpenSearch failed'),
    })
  }, load)
}
