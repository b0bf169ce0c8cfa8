import { sql } from '@payloadcms/db-postgres'
import { PURGE_PAGES_QUEUE } from '@rasteh/contracts/page-keys'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

/** The keys of the pages that show a document, before and after it changed. */
type KeysOf = (doc: never) => readonly string[]

type Draftable = { id?: number; _status?: 'draft' | 'published' | null }

/** Asks, in the very transaction of the save, for the pages with these keys to be rendered again. */
export async function purgePages(keys: readonly string[], req: PayloadRequest): Promise<void> {
  if (keys.length === 0) return
  const database = await databaseOfSave(req)
  const data = JSON.stringify({ keys: [...new Set(keys)] })
  await database.execute(sql`select shop.enqueue(${PURGE_PAGES_QUEUE}, ${data}::jsonb)`)
}

/** After a change that visitors can see: a draft saved beside a published page changes nothing for them. */
export const purgeAfterChange =
  (keysOf: KeysOf): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const isSeen = isPublished(doc) || isPublished(previousDoc)
    if (!isSeen) return
    const before = previousDoc?.id === undefined ? [] : keysOf(previousDoc as never)
    await purgePages([...keysOf(doc as never), ...before], req)
  }

export const purgeAfterDelete =
  (keysOf: KeysOf): CollectionAfterDeleteHook =>
  ({ doc, req }) =>
    purgePages(keysOf(doc as never), req)

export const purgeAfterGlobalChange =
  (keys: readonly string[]): GlobalAfterChangeHook =>
  ({ doc, req }) =>
    doc._status === 'draft' ? undefined : purgePages(keys, req)

/** Both hooks of a collection whose documents are shown under these keys. */
export const purging = (keysOf: KeysOf) => ({
  afterChange: [purgeAfterChange(keysOf)],
  afterDelete: [purgeAfterDelete(keysOf)],
})

/** Before its first save a document is empty; what has no drafts at all is always seen. */
const isPublished = (doc: Draftable | undefined) => doc?.id !== undefined && doc._status !== 'draft'
