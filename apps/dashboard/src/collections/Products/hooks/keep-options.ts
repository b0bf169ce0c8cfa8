import { sql } from '@payloadcms/db-postgres'
import { dashboardLabels, sayOptionRefusal } from '@rasteh/messages/dashboard'
import {
  type ChoosingVariant,
  checkOptionChange,
  type OptionChangeRefusal,
  type OptionsRefusal,
  readOptions,
} from '@rasteh/shop-core/options'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

/**
 * Keeps the options of a product readable, drafts too, and lets go of none that a variant is sold by. A save of
 * a variant that takes a choice at this moment waits for this one, or the other way round: both hold the product's row.
 */
export const keepOptions: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (data.options === undefined) return data
  const after = readOptions(data.options)
  if (!after.ok) return refuse(req, after.refusal)
  const before = readOptions(originalDoc?.options)
  if (operation === 'update' && before.ok && JSON.stringify(before.value) !== JSON.stringify(after.value)) {
    const variants = await holdChoices(req, Number(originalDoc.id))
    const changed = checkOptionChange(before.value, after.value, variants)
    if (!changed.ok) return refuse(req, changed.refusal)
  }
  return { ...data, options: after.value.length > 0 ? after.value : null }
}

/** A label that changed is the title of variants: lists, baskets and mails read it there. */
export const titleChoices: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  // What was published before cannot be told from the document: the newest draft may already have had the new labels.
  if (operation === 'update' && doc.options && doc._status !== 'draft')
    await titleChoicesOf(Number(doc.id), req)
}

/** What is published of the options names the variants that have a choice of them. */
export async function titleChoicesOf(productId: number, req: PayloadRequest): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select shop.title_choices(array[${productId}]::int[])`)
}

async function holdChoices(req: PayloadRequest, productId: number): Promise<ChoosingVariant[]> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select from public.products where id = ${productId} for no key update`)
  const { rows } = await database.execute<ChoosingVariant>(
    sql`select id, sku, choice from public.variants
      where product_id = ${productId} and deleted_at is null and jsonb_typeof(choice) = 'object' order by id`,
  )
  return rows
}

function refuse(req: PayloadRequest, refusal: OptionsRefusal | OptionChangeRefusal): never {
  const { options } = dashboardLabels.products.fields
  const errors = [{ path: 'options', label: options, message: sayOptionRefusal(refusal) }]
  throw new ValidationError({ collection: 'products', errors, req }, req.t)
}
