import type { Pool } from '@rasteh/shop-store/platform/pool'
import { lockSearchProducts } from '@rasteh/shop-store/search/documents'
import { loadSearchSources } from '@rasteh/shop-store/search/source'
import type { DocumentSink } from './document-sink.ts'
import { inTransaction } from './in-transaction.ts'
import { createPostgresSink } from './postgres-sink.ts'
import { toDocument } from './to-document.ts'

/**
 * Makes the documents of these products again from the rows as they are now; products no longer listed are removed.
 * One writer a product at a time. The shop's own tables are written whatever another engine says; what that one
 * refused is thrown afterwards, so that the job is tried again.
 */
export async function refreshDocuments(
  pool: Pool,
  productIds: readonly number[],
  others: readonly DocumentSink[],
): Promise<void> {
  if (productIds.length === 0) return
  const outcomes = await inTransaction(pool, async (client) => {
    await lockSearchProducts(client, productIds)
    const rows = await loadSearchSources(client, productIds)
    const documents = rows.map(toDocument)
    const listed = new Set(rows.map(({ productId }) => productId))
    const gone = productIds.filter((id) => !listed.has(id))
    const put = async (sink: DocumentSink) => {
      await sink.save(documents)
      if (gone.length > 0) await sink.drop(gone)
    }
    await put(createPostgresSink(client))
    // Still under the lock: or an older look at a product could reach the other engine last.
    return Promise.allSettled(others.map(put))
  })
  const refused = outcomes.find((one) => one.status === 'rejected')
  if (refused) throw refused.reason
}
