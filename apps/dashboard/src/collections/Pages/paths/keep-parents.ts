import { sql } from '@payloadcms/db-postgres'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { lockPaths } from '#collections/Redirects/paths/lock-paths.ts'
import { databaseOfSave } from '#database/adapter.ts'

/** A page with pages below it stays: without it their addresses would name a page that is gone. */
export const keepParentFromDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseParent(Number(id), req)

/** The trash is an update of its own, not a deletion. */
export const keepParentFromTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && data.deletedAt && !originalDoc.deletedAt)
    await refuseParent(originalDoc.id, req)
  return data
}

async function refuseParent(id: number, req: PayloadRequest): Promise<void> {
  await lockPaths(req)
  const database = await databaseOfSave(req)
  const { rows } = await database.execute(sql`
    select from public.pages where parent_id = ${id} and deleted_at is null limit 1`)
  if (rows.length === 0) return
  const error = new APIError(dashboardTexts.pageHasChildren, 409, { kind: 'page-has-children' }, true)
  // The platform passes on the words of an error that has a name, and in a minified build its class has none.
  throw Object.assign(error, { name: 'APIError' })
}
