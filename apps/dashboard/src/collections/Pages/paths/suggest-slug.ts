import { sql } from '@payloadcms/db-postgres'
import { toSlug } from '@rasteh/persian-text/slug'
import { freeSlug, isReservedSegment } from '@rasteh/shop-core/pages'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'
import { idOf } from './place-page.ts'

/** A slug that was left empty is made of the title, and is free beside its siblings. */
export const suggestSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  const { slug, title } = data ?? {}
  const isEmpty = slug === '' || slug === null || (slug === undefined && operation === 'create')
  if (!data || !isEmpty || typeof title !== 'string') return data
  const suggested = toSlug(title)
  if (suggested === '') return data
  const parentId = idOf(data.parent === undefined ? originalDoc?.parent : data.parent)
  const taken = await siblingSlugs(req, parentId)
  const isTaken = (one: string) => taken.has(one) || (parentId === null && isReservedSegment(one))
  return { ...data, slug: isTaken(suggested) ? freeSlug(suggested, isTaken) : suggested }
}

async function siblingSlugs(req: PayloadRequest, parentId: number | null): Promise<ReadonlySet<string>> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ slug: string }>(sql`
    select slug from public.pages where parent_id is not distinct from ${parentId}::int and slug is not null`)
  return new Set(rows.map(({ slug }) => slug))
}
