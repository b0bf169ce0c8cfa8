import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

/** Asks, in the very transaction of the save, for the product's search document to be made anew. */
export const refreshSearchDocument: CollectionAfterChangeHook = ({ doc, req }) =>
  refreshSearchDocumentOf(doc.id, req)

type ProductReference = number | { id: number }

export async function refreshSearchDocumentOf(product: ProductReference, req: PayloadRequest): Promise<void> {
  const productId = typeof product === 'object' ? product.id : product
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transactionId = await req.transactionID
  const { db } = (transactionId && adapter.sessions[transactionId]) || { db: adapter.drizzle }
  await db.execute(
    sql`select shop.enqueue('refresh-search-document', jsonb_build_object('productId', ${productId}::int))`,
  )
}
