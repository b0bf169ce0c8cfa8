import { createPostgresSink, type DocumentSink, rebuildDocuments } from '@rasteh/search/feed'
import { createOpenSearchAdapter } from '@rasteh/search/opensearch/adapter'
import { connectEngine } from '@rasteh/search/opensearch/engine'
import { createOpenSearchSink } from '@rasteh/search/opensearch/sink'
import { planQuery } from '@rasteh/search/plan/plan-query'
import { createPostgresSearch } from '@rasteh/search/postgres'
import { isOpenSearchRunning, startOpenSearch } from '../../../tools/services/opensearch.ts'
import { opensearchUrls, ports } from '../../../tools/services/settings.ts'
import type { BazaarDatabase } from './bazaar-database.ts'
import { type Engine, throughPort } from './engine.ts'
import { luceneBaseline } from './lucene-baseline.ts'
import { simpleBaseline } from './simple-baseline.ts'

export const LUCENE = 'Lucene PersianAnalyzer'
const PREFIX = 'relevance-products'

/** Both adapters, filled through the feed, and what PostgreSQL and Lucene do without us. */
export async function openEngines(
  { shop, owner }: BazaarDatabase,
  { kept }: { kept: boolean },
): Promise<Engine[]> {
  // What a run that was cut off left half made may be another analyser's.
  if (!kept) await owner.query('drop table if exists shop.search_documents_next')
  const asked = { database: shop, planQuery, synonyms: () => [] }
  const postgres = throughPort('postgres', createPostgresSearch(asked))
  const urls = (await hasOpenSearch()) ? opensearchUrls(ports.opensearch) : []
  if (urls.length === 0) {
    if (!kept) await rebuildDocuments(shop, createPostgresSink(shop))
    return [postgres, await simpleBaseline(owner, { kept })]
  }
  const engine = connectEngine(urls, REBUILD_WITHIN_MS)
  const sinks = [createPostgresSink(shop), createOpenSearchSink(engine, PREFIX)]
  if (!kept) await rebuildDocuments(shop, together(sinks))
  return [
    postgres,
    throughPort('opensearch', createOpenSearchAdapter({ ...asked, engine, prefix: PREFIX })),
    await simpleBaseline(owner, { kept }),
    await luceneBaseline(owner, { name: LUCENE, url: urls[0] ?? '', kept }),
  ]
}

// A bench asks a machine for all it has: no visitor waits for these answers.
const REBUILD_WITHIN_MS = 60_000

async function hasOpenSearch(): Promise<boolean> {
  try {
    if (!(await isOpenSearchRunning())) await startOpenSearch()
    return true
  } catch (error) {
    console.log(`OpenSearch did not start, so neither it nor Lucene's analyser is judged: ${error}`)
    return false
  }
}

/** One walk over the catalogue that fills several indices. */
function together(sinks: readonly DocumentSink[]): DocumentSink {
  const all = async (step: (sink: DocumentSink) => Promise<unknown>) =>
    void (await Promise.all(sinks.map(step)))
  return {
    save: (documents) => all((sink) => sink.save(documents)),
    drop: (productIds) => all((sink) => sink.drop(productIds)),
    rebuild: {
      begin: async () => Math.min(...(await Promise.all(sinks.map((sink) => sink.rebuild.begin())))),
      save: (documents, doneUntil) => all((sink) => sink.rebuild.save(documents, doneUntil)),
      finish: () => all((sink) => sink.rebuild.finish()),
    },
  }
}
