import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

/** Asks, in the very transaction of the save, for the product's search document to be rebuilt. */
export const refreshSearchDocument: CollectionAfterChangeHook = ({ doc, req }) =>
  refreshSearchDocumentOf(doc.id, req)

/** A deleted product's document goes the same way: the job finds no product and takes it away. */
export const dropSearchDocument: CollectionAfterDeleteHook = ({ doc, req }) =>
  refreshSearchDocumentOf(doc.id, req)

type ProductReference = number | { id: number } | null | undefined

export async function refreshSearchDocumentOf(product: ProductReference, req: PayloadRequest): Promise<void> {
  const productId = typeof product === 'object' ? product?.id : product
  if (!productId) return
  const database = await databaseOfSave(req)
  await database.execute(
    sql`select shop.enqueue('refresh-search-document', jsonb_build_object('productId', ${productId}::int))`,
  )
}
