import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadSearchTuning } from '@rasteh/shop-store/reads/search-tuning'
import { createProductSearch } from './create-product-search.ts'
import type { OpenSearch } from './opensearch/connect-opensearch.ts'
import type { ProductSearch } from './product-search.ts'
import { type SearchTuning, toSearchTuning } from './tuning/search-tuning.ts'
import { createTunedSearch } from './tuning/tuned-search.ts'

type ShopSearch = {
  database: Database
  /** Null for a shop that searches in PostgreSQL alone. */
  openSearch: OpenSearch | null
  /** In place of what managers have published. */
  tuning?: SearchTuning
  /** Hears why OpenSearch did not answer; PostgreSQL does then. */
  onFailure?: (error: unknown) => void
}

/** The catalogue's search as pages and screens ask it: with what managers have made of it. */
export function createShopSearch({
  database,
  openSearch,
  tuning,
  onFailure = warn,
}: ShopSearch): ProductSearch {
  const loadTuning = async () => tuning ?? toSearchTuning(await loadSearchTuning(database))
  return createTunedSearch(
    (synonyms, lexicon) =>
      createProductSearch({
        database,
        synonyms,
        lexicon,
        ...(openSearch && { first: openSearch.first }),
        onFailure,
      }),
    loadTuning,
  )
}

function warn(error: unknown): void {
  console.warn(error instanceof Error ? error.message : 'OpenSearch failed')
}
