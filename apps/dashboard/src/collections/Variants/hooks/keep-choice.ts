import { sql } from '@payloadcms/db-postgres'
import { dashboardLabels, sayOptionRefusal } from '@rasteh/messages/dashboard'
import {
  type Choice,
  type ChoiceRefusal,
  type ChoosingVariant,
  checkChoice,
  readChoice,
  readOptions,
} from '@rasteh/shop-core/options'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { titleChoicesOf } from '#collections/Products/hooks/keep-options.ts'
import { databaseOfSave } from '#database/adapter.ts'

type Reference = number | { id: number } | null | undefined
const idOf = (reference: Reference) => (typeof reference === 'object' ? reference?.id : reference) ?? null

/**
 * Lets a variant have a choice that its product offers and that no other variant has. Of several who give the same choice
 * at once one is accepted: they hold the product's row in turn, and the database knows a combination once.
 */
export const keepChoice: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const given = readChoice(data.choice === undefined ? originalDoc?.choice : data.choice)
  if (!given.ok) return refuse(req, given.refusal)
  const productId = idOf(data.product ?? originalDoc?.product)
  const isTrashed = Boolean(data.deletedAt)
  if (given.value && productId && !isTrashed && changes({ ...originalDoc, ...data }, originalDoc)) {
    const checked = await checkOffered(req, given.value, { productId, id: originalDoc?.id ?? null })
    if (!checked.ok) return refuse(req, checked.refusal)
  }
  return { ...data, choice: given.value }
}

/** The title of a variant with a choice is made of its values, in every language. */
export const titleByChoice: CollectionAfterChangeHook = async ({ doc, req }) => {
  const productId = idOf(doc.product)
  if (doc.choice && productId) await titleChoicesOf(productId, req)
}

type VariantRow = { choice?: unknown; product?: Reference; deletedAt?: unknown }

/** An old choice that a save leaves as it was is not that save's fault: it is checked when it, its product or the trash changes. */
function changes(now: VariantRow, before: VariantRow | undefined): boolean {
  const seen = (row: VariantRow | undefined) =>
    JSON.stringify([sorted(row?.choice), idOf(row?.product), Boolean(row?.deletedAt)])
  return seen(now) !== seen(before)
}

const sorted = (choice: unknown) =>
  Object.entries(choice ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))

async function checkOffered(
  req: PayloadRequest,
  choice: Choice,
  { productId, id }: { productId: number; id: number | null },
) {
  const database = await databaseOfSave(req)
  await database.execute(sql`select from public.products where id = ${productId} for no key update`)
  const others = await database.execute<ChoosingVariant>(
    sql`select id, sku, choice from public.variants where product_id = ${productId} and choice = ${JSON.stringify(choice)}::jsonb
      and deleted_at is null and id is distinct from ${id}::int`,
  )
  const { rows } = await database.execute<{ options: unknown }>(OPTIONS_OF(productId))
  const options = readOptions(rows[0]?.options)
  return checkChoice(choice, options.ok ? options.value : [], others.rows)
}

/** Managers choose among what they wrote last, published or not. */
const OPTIONS_OF = (productId: number) => sql`
  select case when v.id is null then p.options else v.version_options end as options from public.products p
  left join public._products_v v on v.parent_id = p.id and v.latest
  where p.id = ${productId} limit 1`

function refuse(req: PayloadRequest, refusal: ChoiceRefusal): never {
  const errors = [
    { path: 'choice', label: dashboardLabels.variants.fields.choice, message: sayOptionRefusal(refusal) },
  ]
  throw new ValidationError({ collection: 'variants', errors, req }, req.t)
}
