import type { SheetKind, SheetRecord } from '@rasteh/shop-core/import-export'
import type { Connection } from '#database/content-pool.ts'
import {
  DELETE_PRICES,
  INSERT_PRODUCTS,
  INSERT_VARIANTS,
  MESSAGE_TEXTS,
  PRODUCT_TEXTS,
  UPDATE_PRODUCTS,
  UPDATE_VARIANTS,
  VARIANT_TEXTS,
  WRITE_PRICES,
} from './write-records.sql.ts'

/** A whole record with the ids of what it is made of. */
export type WrittenRecord = { id: number; variantId: number | null; fields: SheetRecord }

const UPDATES: Record<SheetKind, readonly string[]> = {
  products: [UPDATE_PRODUCTS, ...PRODUCT_TEXTS, UPDATE_VARIANTS, WRITE_PRICES, DELETE_PRICES],
  variants: [UPDATE_VARIANTS, ...VARIANT_TEXTS],
  prices: [WRITE_PRICES, DELETE_PRICES],
  // Stock is never written: it moves by differences alone.
  stock: [],
  messages: MESSAGE_TEXTS,
}

const INSERTS: Partial<Record<SheetKind, readonly string[]>> = {
  products: [INSERT_PRODUCTS, ...PRODUCT_TEXTS, INSERT_VARIANTS, WRITE_PRICES],
  variants: [INSERT_VARIANTS, ...VARIANT_TEXTS],
}

/** Writes known records whole; the caller has locked them and merged what changes into what is. */
export async function updateRecords(
  connection: Connection,
  kind: SheetKind,
  records: readonly WrittenRecord[],
): Promise<void> {
  await run(connection, UPDATES[kind], records)
}

/** Puts new records in and answers them with their ids, in the order given. */
export async function insertRecords(
  connection: Connection,
  kind: SheetKind,
  fields: readonly SheetRecord[],
): Promise<WrittenRecord[]> {
  if (fields.length === 0) return []
  const variantIds = await nextIds(connection, 'public.variants_id_seq', fields.length)
  const ids =
    kind === 'products' ? await nextIds(connection, 'public.products_id_seq', fields.length) : variantIds
  const records = fields.map((own, index) => {
    const id = ids[index] ?? 0
    const productId = kind === 'products' ? id : (own.productId ?? null)
    return { id, variantId: variantIds[index] ?? 0, fields: { ...own, productId, inTrash: false } }
  })
  await run(connection, INSERTS[kind] ?? [], records)
  return records
}

async function nextIds(connection: Connection, sequence: string, count: number): Promise<number[]> {
  const text = 'select nextval($1::regclass)::int as id from generate_series(1, $2)'
  const { rows } = await connection.query<{ id: number }>(text, [sequence, count])
  return rows.map(({ id }) => id)
}

async function run(
  connection: Connection,
  statements: readonly string[],
  records: readonly WrittenRecord[],
): Promise<void> {
  if (records.length === 0) return
  const rows = JSON.stringify(records.map(({ id, variantId, fields }) => ({ ...fields, id, variantId })))
  for (const statement of statements) await connection.query(statement, [rows])
}
