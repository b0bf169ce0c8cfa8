import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

type Placed = { title?: unknown; parent?: number | { id: number } | null }

const parentOf = ({ parent }: Placed) => (typeof parent === 'object' ? parent?.id : parent) ?? null

/**
 * Products are found by the names of their category and of all above it: when a name or a place in the tree changes, the
 * documents of all products below are asked for, in the transaction of the save.
 */
export const refreshSearchOfCategory: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isSame = doc.title === previousDoc?.title && parentOf(doc) === parentOf(previousDoc ?? {})
  if (operation === 'create' || isSame) return
  const database = await databaseOfSave(req)
  await database.execute(sql`select shop.refresh_search_of_category(${doc.id}::int)`)
}
