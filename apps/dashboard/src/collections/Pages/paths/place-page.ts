import { dashboardLabels, dashboardTexts, saySlugRefusal } from '@rasteh/messages/dashboard'
import { checkPagePlace, type PlaceRefusal, pathsAt, type SlugRefusal } from '@rasteh/shop-core/pages'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { lockPaths } from '#collections/Redirects/paths/lock-paths.ts'
import { databaseOfSave } from '#database/adapter.ts'
import { findTakenPath, type KnownPage, loadKnownPage, loadPlace } from './load-place.ts'
import { freePathAsSystem, moveBelowAsSystem } from './move-pages.ts'

type Reference = number | { id: number } | null | undefined

export const idOf = (reference: Reference): number | null =>
  (typeof reference === 'object' ? reference?.id : reference) ?? null

const memoryOf = (id: unknown) => `page-${id}`

/**
 * Gives a page the path of its place in the tree, or says why it cannot be there. Of two people who move pages in one
 * moment the second waits here, and is asked against what the first has saved. Drafts are asked too: nothing asks them
 * when they are published at their hour.
 */
export const placePage: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  await lockPaths(req)
  // A copy comes with the page that it was made of.
  const id: number | null = operation === 'update' ? originalDoc?.id : null
  const parentId = idOf(data.parent === undefined ? originalDoc?.parent : data.parent)
  const slug: unknown = data.slug === undefined ? originalDoc?.slug : data.slug
  const database = await databaseOfSave(req)
  const { known, parentPath, aboveIds, below } = await loadPlace(database, { id, parentId })
  // The form's own state will not do: it is the newest draft, which may have the new path already.
  if (id !== null) context[memoryOf(id)] = known
  if (typeof slug !== 'string' || slug === '') {
    if (data._status === 'published') refuse(req, { kind: 'slug-malformed', suggestion: '' })
    return { ...data, path: null }
  }
  const parent = parentId === null ? null : { path: parentPath, ids: aboveIds }
  const place = { id, slug, parent, below }
  const before = known?.path ?? null
  const taken = await findTakenPath(database, { id, paths: pathsAt(place) })
  const placed = checkPagePlace(place, { before, taken })
  if (!placed.ok) refuse(req, placed.refusal)
  else return { ...data, path: placed.value }
}

/** After the save: all below follow, and what visitors knew redirects to where it is now, in one step. */
export const movePages: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  const database = await databaseOfSave(req)
  const before = context[memoryOf(doc.id)] as KnownPage | null | undefined
  // A draft beside a published page is a version alone: the row, and so the address, stays what it was.
  const after = await loadKnownPage(database, doc.id)
  if (!after?.path) return
  if (before?.path && before.path !== after.path)
    await moveBelowAsSystem(database, {
      id: doc.id,
      from: before.path,
      to: after.path,
      wasSeen: before.isSeen && after.isSeen,
    })
  if (after.isSeen && !(before?.isSeen && before.path === after.path))
    await freePathAsSystem(database, after.path)
}

const FIELD_OF: Record<(PlaceRefusal | SlugRefusal)['kind'], 'slug' | 'parent'> = {
  'slug-malformed': 'slug',
  'slug-reserved': 'slug',
  'path-taken': 'slug',
  'page-under-itself': 'parent',
  'page-under-home': 'parent',
  'parent-without-path': 'parent',
  'page-too-deep': 'parent',
}

function refuse(req: PayloadRequest, refusal: PlaceRefusal | SlugRefusal): never {
  const { kind } = refusal
  const path = FIELD_OF[kind]
  const label = path === 'slug' ? dashboardTexts.slug : dashboardLabels.pages.fields.parent
  const error = { path, label, message: saySlugRefusal(refusal), kind }
  throw new ValidationError({ collection: 'pages', errors: [error] }, req.t)
}
