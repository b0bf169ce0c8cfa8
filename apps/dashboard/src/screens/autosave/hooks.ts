import { sql } from '@payloadcms/db-postgres'
import type { ReviewedKind } from '@rasteh/shop-core/reviews'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

const baseOf = (kind: ReviewedKind, id: unknown) => `based-on-${kind}-${id}`

/** A form sends along when the state was saved that it was opened with; the platform takes that away before other hooks. */
const noteBase =
  (kind: ReviewedKind): CollectionBeforeOperationHook =>
  ({ args, operation, context }) => {
    if (operation !== 'update') return args
    const { id, data } = args as { id?: unknown; data?: { updatedAt?: unknown } }
    context[baseOf(kind, id)] = data?.updatedAt
    return args
  }

/**
 * The draft that was saved by itself gives its place to the next save of the same form, before the history is counted: however long
 * somebody types, they take one place in it. What another window wrote, what is published, what is not the newest and what a
 * review names stays.
 */
const freePlace =
  (kind: ReviewedKind): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req, context }) => {
    const basedOn = Date.parse(String(context[baseOf(kind, originalDoc?.id)]))
    if (operation !== 'update' || req.user?.collection !== 'staff' || Number.isNaN(basedOn)) return data
    const database = await databaseOfSave(req)
    const id = Number(originalDoc.id)
    await database.execute(sql`
      with taken as materialized (
        select shop.take_autosave(${kind}, ${id}::int, ${Number(req.user.id)}::int) as id
      )
      delete from public.${sql.identifier(`_${kind}_v`)} v using taken
      where v.id = taken.id and v.parent_id = ${id}::int and v.latest and v.version__status = 'draft'
        and v.version_updated_at = ${new Date(basedOn).toISOString()}::timestamptz`)
    return data
  }

/** The hooks of a collection whose drafts are saved by themselves. */
export const autosaving = (kind: ReviewedKind) => ({
  beforeOperation: [noteBase(kind)],
  beforeChange: [freePlace(kind)],
})
