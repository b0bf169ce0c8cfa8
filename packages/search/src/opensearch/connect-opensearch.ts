import type { SearchParts } from '../create-product-search.ts'
import type { DocumentSink } from '../feed/document-sink.ts'
import type { ProductSearch } from '../product-search.ts'
import { connectEngine } from './engine.ts'
import { createOpenSearchAdapter } from './opensearch-search.ts'
import { createOpenSearchSink } from './opensearch-sink.ts'

/** A process's environment. */
type SearchSettings = Readonly<Record<string, string | undefined>>

/** OpenSearch as the processes of a shop use it. */
export type OpenSearch = {
  /** Answers before the shop's own tables do. */
  first: (parts: SearchParts) => ProductSearch
  sink: DocumentSink
  close: () => Promise<void>
}

/** OpenSearch when the settings choose it; null for a shop that searches in PostgreSQL alone. */
export function connectOpenSearch({
  SEARCH_ENGINE = 'postgres',
  OPENSEARCH_URLS = '',
}: SearchSettings): OpenSearch | null {
  if (SEARCH_ENGINE === 'postgres') return null
  if (SEARCH_ENGINE !== 'opensearch') throw new Error('SEARCH_ENGINE is neither postgres nor opensearch')
  const urls = OPENSEARCH_URLS.split(',').filter(Boolean)
  if (urls.length === 0) throw new Error('OPENSEARCH_URLS names no node, but SEARCH_ENGINE is opensearch')
  const engine = connectEngine(urls)
  return {
    first: (parts) => createOpenSearchAdapter({ engine, ...parts }),
    sink: createOpenSearchSink(engine),
    close: () => engine.close(),
  }
}
