import { createPostgresSink, rebuildDocuments } from '@rasteh/search/feed'
import { createOpenSearchAdapter } from '@rasteh/search/opensearch/adapter'
import { connectEngine } from '@rasteh/search/opensearch/engine'
import { createOpenSearchSink } from '@rasteh/search/opensearch/sink'
import { planQuery } from '@rasteh/search/plan/plan-query'
import { createPostgresSearch } from '@rasteh/search/postgres'
import { isOpenSearchRunning, startOpenSearch } from '../../../scripts/services/opensearch.ts'
import { opensearchUrls, ports } from '../../../scripts/services/settings.ts'
import type { BazaarDatabase } from './bazaar-database.ts'
import { type Engine, throughPort } from './engine.ts'
import { luceneBaseline } from './lucene-baseline.ts'
import { simpleBaseline } from './simple-baseline.ts'

export const LUCENE = 'Lucene PersianAnalyzer'
const PREFIX = 'relevance-products'

/** The shop's own tables, filled through the feed, and what PostgreSQL does without us. */
export async function postgresEngines({ shop, owner }: BazaarDatabase): Promise<Engine[]> {
  await rebuildDocuments(shop, createPostgresSink(shop))
  const search = createPostgresSearch({ database: shop, planQuery, synonyms: () => [] })
  return [throughPort('postgres', search), await simpleBaseline(owner)]
}

/** The same in OpenSearch, and what Lucene does without us; none where OpenSearch cannot be started. */
export async function openSearchEngines({ shop, owner }: BazaarDatabase): Promise<Engine[]> {
  try {
    if (!(await isOpenSearchRunning())) await startOpenSearch()
  } catch (error) {
    console.log(`OpenSearch did not start, so neither it nor Lucene's analyser is judged: ${error}`)
    return []
  }
  const urls = opensearchUrls(ports.opensearch)
  const engine = connectEngine(urls)
  await rebuildDocuments(shop, createOpenSearchSink(engine, PREFIX))
  const search = createOpenSearchAdapter({
    engine,
    prefix: PREFIX,
    database: shop,
    planQuery,
    synonyms: () => [],
  })
  return [
    throughPort('opensearch', search),
    await luceneBaseline(owner, { name: LUCENE, url: urls[0] ?? '' }),
  ]
}
