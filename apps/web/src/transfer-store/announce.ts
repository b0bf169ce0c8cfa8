import type { SheetKind } from '@rasteh/shop-core/transfer'
import type { Connection } from './database.ts'

/**
 * Tells the rest of the shop, in the transaction of the write: one version and one search refresh for each product
 * that changed, and one call for the pages that show them.
 */
export async function announce(
  connection: Connection,
  kind: SheetKind,
  ids: readonly number[],
): Promise<void> {
  if (kind === 'messages') {
    await connection.query(PURGE, [JSON.stringify({ keys: ['everywhere'] })])
    return
  }
  const productIds = kind === 'products' ? ids : await productsOf(connection, ids)
  if (productIds.length === 0) return
  for (const some of kind === 'products' ? inParts(productIds) : [])
    await connection.query('select public.version_products($1::int[])', [some])
  if (kind === 'products' || kind === 'variants') await connection.query(REFRESH_SEARCH, [productIds])
  const keys = await pageKeysOf(connection, productIds)
  for (const some of inParts(keys)) await connection.query(PURGE, [JSON.stringify({ keys: some })])
}

/** Small enough for one job or one call. */
const PART = 500
const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, part) =>
    items.slice(part * PART, (part + 1) * PART),
  )

const PURGE = "select shop.enqueue('purge-pages', $1::jsonb)"
const REFRESH_SEARCH = `select count(shop.enqueue('refresh-search-document', jsonb_build_object('productId', id)))
  from unnest($1::int[]) as id`

async function productsOf(connection: Connection, variantIds: readonly number[]): Promise<number[]> {
  const text = 'select distinct product_id as id from public.variants where id = any($1::int[])'
  return (await connection.query<{ id: number }>(text, [variantIds])).rows.map(({ id }) => id)
}

/** The pages of the products and their categories, and the lists that choose products by rule. */
async function pageKeysOf(connection: Connection, productIds: readonly number[]): Promise<string[]> {
  const text =
    'select distinct category_id as id from public.products where id = any($1::int[]) and category_id is not null'
  const { rows } = await connection.query<{ id: number }>(text, [productIds])
  const categories = rows.map(({ id }) => `category-${id}`)
  return ['product-lists', 'missing', ...categories, ...productIds.map((id) => `product-${id}`)]
}
