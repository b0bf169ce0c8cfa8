import { sql } from '@payloadcms/db-postgres'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { checkBranch } from '@rasteh/shop-core/pages'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { lockPaths } from '#collections/Redirects/paths/lock-paths.ts'
import { databaseOfSave } from '#database/adapter.ts'
import { idOf } from '../paths/place-page.ts'
import { isLimited, loadBranchPages } from './branch-pages.ts'

/**
 * A limited person saves pages of their branches and moves them inside these. It is asked here once more, with the paths
 * locked and of the whole page as it will be: a copy, an older version and a draft of somebody else bring a place with them.
 */
export const keepToBranches: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (!isLimited(req)) return data
  await lockPaths(req)
  const id: number | null = operation === 'update' ? originalDoc?.id : null
  const parentId = idOf(data.parent === undefined ? originalDoc?.parent : data.parent)
  const page = { id, parentId, parentBefore: await loadParent(req, id) }
  const checked = checkBranch(page, await loadBranchPages(req))
  if (!checked.ok) refuse()
  return data
}

/** Another person may have moved the page out of the branch since its right was asked. */
export const keepDeletionToBranches: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!isLimited(req)) return
  await lockPaths(req)
  if (!(await loadBranchPages(req)).has(Number(id))) refuse()
}

async function loadParent(req: PayloadRequest, id: number | null): Promise<number | null> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ parent: number | null }>(sql`
    select parent_id as parent from public.pages where id = ${id}::int`)
  return rows[0]?.parent ?? null
}

function refuse(): never {
  const error = new APIError(dashboardTexts.outsideBranches, 403, { kind: 'outside-branches' }, true)
  // The platform passes on the words of an error that has a name, and in a minified build its class has none.
  throw Object.assign(error, { name: 'APIError' })
}
