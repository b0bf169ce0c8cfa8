import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadSearchSourcesAfter } from '@rasteh/shop-store/search/source'
import type { DocumentSink } from './document-sink.ts'
import { toDocument } from './to-document.ts'

/** Small enough that a killed rebuild repeats a moment's work, large enough that statements cost little. */
const BATCH = 500

/**
 * Builds an index of the whole catalogue beside the one that serves and puts it in its place. One that was killed goes
 * on where it was. Answers how many documents were made in this run.
 */
export async function rebuildDocuments(
  database: Database,
  { rebuild }: DocumentSink,
  report: (made: number) => void = () => {},
): Promise<number> {
  let after = await rebuild.begin()
  let made = 0
  for (;;) {
    const rows = await loadSearchSourcesAfter(database, { productId: after, limit: BATCH })
    const last = rows.at(-1)
    if (!last) break
    after = last.productId
    await rebuild.save(rows.map(toDocument), after)
    made += rows.length
    report(made)
  }
  await rebuild.finish()
  return made
}
