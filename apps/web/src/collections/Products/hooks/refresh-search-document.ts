import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

/** Asks, in the very transaction of the save, for the product's search document to be made anew. */
export const refreshSearchDocument: CollectionAfterChangeHook = ({ doc, req }) => refreshSearchDocumentOf(doc.id, req)

type ProductReference = number | { id: number }

export async function refreshSearchDocumentOf(product: ProductReference, req: PayloadRequest): Promise<void> {
  const productId = typeof product === 'object' ? product.id : product
  const { payload } = req
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : payload.db.sessions?.[transactionId]
  const database = session?.db ?? payload.db.drizzle
  await database.execute(sql`select shop.enqueue('refresh-search-document', jsonb_build_object('productId', ${productId}::int))`)
}
