import { parseAmount } from '@rasteh/persian-text/money'
import { toSlug } from '@rasteh/persian-text/slug'
import {
  type CategoryRow,
  type CurrentRecord,
  type KeyedRow,
  keysOf,
  type SheetFacts,
  type SheetKind,
  WHOLE_MAX,
} from '@rasteh/shop-core/import-export'
import type { AskedPrices } from '@rasteh/shop-core/price-history'
import type { Connection } from '#database/content-pool.ts'
import { LOCKS, recordsByIds, recordsByKeys, recordsForExport } from './records.sql.ts'

export async function loadForExport(
  connection: Connection,
  kind: SheetKind,
  { categoryId, limit }: { categoryId: number | null; limit: number },
): Promise<CurrentRecord[]> {
  return (await connection.query<CurrentRecord>(recordsForExport(kind), [categoryId, limit])).rows
}

/** The records as they are now, held against other writers until the transaction ends. */
export async function loadAndLock(
  connection: Connection,
  kind: SheetKind,
  ids: readonly number[],
): Promise<Map<number, CurrentRecord>> {
  for (const lock of LOCKS[kind]) await connection.query(lock, [ids])
  const { rows } = await connection.query<CurrentRecord>(recordsByIds(kind), [ids])
  return new Map(rows.map((record) => [record.id, record]))
}

export async function loadCategories(connection: Connection): Promise<CategoryRow[]> {
  const { rows } = await connection.query<CategoryRow>(
    `select c.id, c.parent_id as "parentId", l.title, c.deleted_at is not null as "inTrash"
     from public.categories c left join public.categories_locales l on l._parent_id = c.id and l._locale = 'fa'
     order by c.position, c.id`,
  )
  return rows
}

/** All that the rows of a file are compared with: a handful of statements, however many rows there are. */
export async function loadFacts(
  connection: Connection,
  kind: SheetKind,
  rows: readonly KeyedRow[],
): Promise<SheetFacts> {
  const keys = [...new Set(rows.flatMap(({ cells }) => keysOf(kind, cells)))].filter(isStorable)
  const numbers = rows.map(({ cells }) => toId(cells.get(kind === 'variants' ? 'productId' : 'id')))
  const ids = [...new Set(numbers)].filter((id) => id > 0)
  const slugs = rows.map(({ cells }) => cells.get('slug')?.trim() ?? '').filter(isStorable)
  const titles = rows.map(({ cells }) => cells.get('titleFa') ?? '')
  const found = (await connection.query<CurrentRecord>(recordsByKeys(kind), [keys, ids])).rows
  const known = kind === 'products' ? 'sku' : kind === 'messages' ? 'key' : 'sku'
  return {
    byKey: new Map(found.map((record) => [String(record.fields[known]), record])),
    byId: new Map(found.map((record) => [record.id, record])),
    skuOwners: kind === 'products' || kind === 'variants' ? await loadSkuOwners(connection, keys) : new Map(),
    slugOwners:
      kind === 'products' ? await loadSlugOwners(connection, [...slugs, ...titles.map(toSlug)]) : new Map(),
    productIds: kind === 'variants' ? await loadProductIds(connection, ids) : new Set(),
    asked: kind === 'products' || kind === 'prices' ? await loadAsked(connection, found) : new Map(),
  }
}

const isStorable = (text: string) => text !== '' && !text.includes('\0') && text.isWellFormed()
const toId = (cell = '') => {
  const id = parseAmount(cell) ?? 0
  return id <= WHOLE_MAX ? id : 0
}

async function loadSkuOwners(connection: Connection, skus: readonly string[]): Promise<Map<string, number>> {
  const text = 'select sku, id from public.variants where sku = any($1::text[])'
  const { rows } = await connection.query<{ sku: string; id: number }>(text, [skus])
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

async function loadSlugOwners(
  connection: Connection,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const text =
    'select slug, id from public.products where slug = any($1::text[]) and deleted_at is null order by id desc'
  const { rows } = await connection.query<{ slug: string; id: number }>(text, [[...new Set(slugs)]])
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

async function loadAsked(
  connection: Connection,
  found: readonly CurrentRecord[],
): Promise<SheetFacts['asked']> {
  const ids = found.flatMap(({ variantId }) => variantId ?? [])
  const text = `select variant_id as "variantId", highest_rial::float8 as "highestRial", is_offered as "isOffered"
    from shop.asked_prices($1::int[])`
  const { rows } = await connection.query<AskedPrices & { variantId: number }>(text, [ids])
  return new Map(rows.map(({ variantId, ...asked }) => [variantId, asked]))
}

async function loadProductIds(connection: Connection, ids: readonly number[]): Promise<Set<number>> {
  const text = 'select id from public.products where id = any($1::int[]) and deleted_at is null'
  const { rows } = await connection.query<{ id: number }>(text, [ids])
  return new Set(rows.map(({ id }) => id))
}
