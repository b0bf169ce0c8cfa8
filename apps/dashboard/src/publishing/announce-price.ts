import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

type Priced = { variant?: number | { id: number } | null }

/** Notifies, in the transaction of the save, the pages and the search of this variant that its price or offer changed. */
async function announce({ variant }: Priced, req: PayloadRequest): Promise<void> {
  const id = typeof variant === 'object' ? variant?.id : variant
  if (!id) return
  const database = await databaseOfSave(req)
  await database.execute(sql`select shop.announce_prices(array[${id}::int])`)
}

const afterChange: CollectionAfterChangeHook = ({ doc, req }) => announce(doc, req)
const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => announce(doc, req)

/** The hooks of prices, price layers and offers. */
export const announcingPrice = { afterChange: [afterChange], afterDelete: [afterDelete] }
