import { sql } from '@payloadcms/db-postgres'
import { dashboardTexts, saySlugRefusal } from '@rasteh/messages/dashboard'
import type { Outcome } from '@rasteh/shop-core/outcome'
import { freeSlug, type SlugRefusal } from '@rasteh/shop-core/pages'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { databaseOfSave } from '../database/adapter.ts'
import { leadOnAsSystem } from './lead-on.ts'
import { lockAddresses } from './lock-addresses.ts'

/** A kind of document that has an address by its slug. */
type Addressed = {
  table: 'pages' | 'news'
  check: (slug: string) => Outcome<string, SlugRefusal>
  /** The path of a slug; null for one that has none of its own. */
  pathOf: (slug: string) => string | null
}

/** The hooks that keep the addresses of a collection: sound ones are taken, and an old one leads to the new one. */
export function keepingAddresses({ table, check, pathOf }: Addressed) {
  return {
    beforeValidate: [checkSlug(check)],
    beforeChange: [rememberAddress(table)],
    afterChange: [leadOldAddress(table, pathOf)],
  }
}

/** Drafts are checked too: nobody looks on when a draft is published at its hour. An address of before stays. */
const checkSlug =
  (check: Addressed['check']): CollectionBeforeValidateHook =>
  ({ data, originalDoc, collection, req }) => {
    const slug: unknown = data?.slug
    if (typeof slug !== 'string' || slug === '' || slug === originalDoc?.slug) return data
    const checked = check(slug)
    if (checked.ok) return data
    const { kind } = checked.refusal
    const error = { path: 'slug', label: dashboardTexts.slug, message: saySlugRefusal(checked.refusal), kind }
    throw new ValidationError({ collection: collection.slug, errors: [error] }, req.t)
  }

const memoryOf = (table: string, id: unknown) => `address-${table}-${id}`

/**
 * What visitors know the document by, before this save. The form's own state will not do: it is the newest draft, which
 * may have the new address already. The row is locked, so of two saves the second sees what the first has published.
 */
const rememberAddress =
  (table: Addressed['table']): CollectionBeforeChangeHook =>
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

const leadOldAddress =
  (table: Addressed['table'], pathOf: Addressed['pathOf']): CollectionAfterChangeHook =>
  async ({ doc, req, context }) => {
    const before = context[memoryOf(table, doc.id)]
    if (doc._status !== 'published' || doc.deletedAt || typeof before !== 'string' || before === doc.slug)
      return
    const from = pathOf(before)
    const to = pathOf(doc.slug)
    if (from !== null && to !== null) await leadOnAsSystem(req, { from, to })
  }

/** The slug of a copy: free, and sound where the copied one is. Copies are made one after the other. */
export const slugOfCopy =
  (table: Addressed['table']): FieldHook =>
  async ({ value, req }) => {
    if (typeof value !== 'string' || value === '') return value
    await lockAddresses(req)
    const taken = await takenSlugs(table, req)
    return freeSlug(value, (slug) => taken.has(slug))
  }

async function takenSlugs(table: Addressed['table'], req: PayloadRequest): Promise<ReadonlySet<string>> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ slug: string }>(
    sql`select slug from public.${sql.identifier(table)} where slug is not null`,
  )
  return new Set(rows.map(({ slug }) => slug))
}
