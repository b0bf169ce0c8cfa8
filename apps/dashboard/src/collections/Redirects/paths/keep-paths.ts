import { sql } from '@payloadcms/db-postgres'
import { dashboardTexts, saySlugRefusal } from '@rasteh/messages/dashboard'
import { checkNewsSlug, checkSlug, freeSlug } from '@rasteh/shop-core/pages'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { databaseOfSave } from '#database/adapter.ts'
import { lockPaths } from './lock-paths.ts'
import { redirectOldPathAsSystem } from './redirect-old-path.ts'

/** A kind of document that has a path by its slug alone. Pages have theirs by their place in the tree. */
type WithPath = {
  table: 'news'
  pathOf: (slug: string) => string
}

/** The hooks that keep the paths of a collection: sound ones are taken, and an old one redirects to the new one. */
export function keepingPaths({ table, pathOf }: WithPath) {
  return {
    beforeValidate: [refuseSlug(checkNewsSlug)],
    beforeChange: [rememberPath(table)],
    afterChange: [redirectOldPath(table, pathOf)],
  }
}

/** Drafts are checked too: nothing checks them when they are published at their hour. An earlier path stays. */
const refuseSlug =
  (check: typeof checkSlug | typeof checkNewsSlug): CollectionBeforeValidateHook =>
  ({ data, originalDoc, collection, req }) => {
    const slug: unknown = data?.slug
    if (typeof slug !== 'string' || slug === '' || slug === originalDoc?.slug) return data
    const checked = check(slug)
    if (checked.ok) return data
    const { kind } = checked.refusal
    const error = { path: 'slug', label: dashboardTexts.slug, message: saySlugRefusal(checked.refusal), kind }
    throw new ValidationError({ collection: collection.slug, errors: [error] }, req.t)
  }

export const refuseMalformedSlug = refuseSlug(checkSlug)

const memoryOf = (table: string, id: unknown) => `path-${table}-${id}`

/**
 * What visitors know the document by, before this save. The form's own state will not do: it is the newest draft, which
 * may have the new path already. The row is locked, so of two saves the second sees what the first has published.
 */
const rememberPath =
  (table: WithPath['table']): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req, context }) => {
    if (operation !== 'update' || originalDoc?.id === undefined) return data
    const database = await databaseOfSave(req)
    const { rows } = await database.execute<{ slug: string }>(
      sql`select slug from public.${sql.identifier(table)}
        where id = ${originalDoc.id} and _status = 'published' and deleted_at is null for update`,
    )
    context[memoryOf(table, originalDoc.id)] = rows[0]?.slug
    return data
  }

const redirectOldPath =
  (table: WithPath['table'], pathOf: WithPath['pathOf']): CollectionAfterChangeHook =>
  async ({ doc, req, context }) => {
    const before = context[memoryOf(table, doc.id)]
    if (doc._status !== 'published' || doc.deletedAt || typeof before !== 'string' || before === doc.slug)
      return
    await redirectOldPathAsSystem(req, { from: pathOf(before), to: pathOf(doc.slug) })
  }

/** The slug of a copy: free, and sound where the copied one is. Copies are made one after the other. */
export const slugOfCopy =
  (table: 'pages' | 'news'): FieldHook =>
  async ({ value, req }) => {
    if (typeof value !== 'string' || value === '') return value
    await lockPaths(req)
    const taken = await takenSlugs(table, req)
    return freeSlug(value, (slug) => taken.has(slug))
  }

async function takenSlugs(table: 'pages' | 'news', req: PayloadRequest): Promise<ReadonlySet<string>> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ slug: string }>(
    sql`select slug from public.${sql.identifier(table)} where slug is not null`,
  )
  return new Set(rows.map(({ slug }) => slug))
}
