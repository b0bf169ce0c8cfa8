import { PURGE_PAGES_QUEUE, type PurgePages, pageKeys } from '@rasteh/contracts/page-keys'
import type { SheetKind } from '@rasteh/shop-core/import-export'
import type { Connection } from '#database/content-pool.ts'

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
    await purge(connection, [pageKeys.everywhere])
    return
  }
  const productIds = kind === 'products' ? ids : await productsOf(connection, ids)
  if (productIds.length === 0) return
  for (const some of kind === 'products' ? inParts(productIds) : [])
    await connection.query('select public.version_products($1::int[])', [some])
  if (kind === 'products' || kind === 'variants') await connection.query(REFRESH_SEARCH, [productIds])
  const keys = await pageKeysOf(connection, productIds)
  for (const some of inParts(keys)) await purge(connection, some)
}

/** Small enough for one job or one call. */
const PART = 500
const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, part) =>
    items.slice(part * PART, (part + 1) * PART),
  )

const REFRESH_SEARCH = `select count(shop.enqueue('refresh-search-document', jsonb_build_object('productId', id)))
  from unnest($1::int[]) as id`

async function purge(connection: Connection, keys: readonly string[]): Promise<void> {
  const job: PurgePages = { keys }
  await connection.query('select shop.enqueue($1, $2::jsonb)', [PURGE_PAGES_QUEUE, JSON.stringify(job)])
}

async function productsOf(connection: Connection, variantIds: readonly number[]): Promise<number[]> {
  const text = 'select distinct product_id as id from public.variants where id = any($1::int[])'
  return (await connection.query<{ id: number }>(text, [variantIds])).rows.map(({ id }) => id)
}

/** The pages of the products and their categories, and the lists that choose products by rule. */
async function pageKeysOf(connection: Connection, productIds: readonly number[]): Promise<string[]> {
  const text =
    'select distinct category_id as id from public.products where id = any($1::int[]) and category_id is not null'
  const { rows } = await connection.query<{ id: number }>(text, [productIds])
  const categories = rows.map(({ id }) => pageKeys.category(id))
  return [
    pageKeys.productLists,
    pageKeys.missing,
    ...categories,
    ...productIds.map((id) => pageKeys.product(id)),
  ]
}
