import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { type AddedProduct, addProduct, type ProductSketch } from './catalogue.ts'
import { addPlacedOrder, type OrderSketch, type PlacedOrder } from './placed-order.ts'

export type Shelved = AddedProduct & { address: string; categoryId: number }

/** Changes a running shop as managers and other shoppers do, while a visitor has a page open. */
export function openShopFixture(url: string) {
  const owner = openPool({ url, name: 'rasteh-shop-fixture', max: 2 })
  return {
    owner,
    shelve: (sketch: ProductSketch) => shelve(owner, sketch),
    placeOrder: (sketch: OrderSketch) => placeOrder(owner, sketch),
    setStock: (variantId: number, stock: number) => setStock(owner, variantId, stock),
    setPrice: (variantId: number, priceRial: number) =>
      owner.query('update public.prices set unit_price_rial = $2 where variant_id = $1', [
        variantId,
        priceRial,
      ]),
    /** Takes a product out of the shop. */
    withdraw: (productId: number) =>
      owner.query('update public.products set deleted_at = now() where id = $1', [productId]),
    close: () => owner.end(),
  }
}

/** A product of its own for one test, in a category that the shop already has: a new one would change its menu. */
async function shelve(owner: Pool, sketch: ProductSketch): Promise<Shelved> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    const { rows: shelves } = await client.query<{ id: number }>(
      'select id from public.categories order by position desc, id desc limit 1',
    )
    const added = await addProduct(client, sketch)
    const { rows } = await client.query<{ slug: string; emptied: number }>(
      `with moved as (select category_id from public.products where id = $1)
       update public.products set category_id = $2 where id = $1
       returning slug, (select category_id from moved) as emptied`,
      [added.productId, shelves[0]?.id],
    )
    await client.query('delete from public.categories where id = $1', [rows[0]?.emptied])
    await client.query('commit')
    return {
      ...added,
      categoryId: shelves[0]?.id ?? 0,
      address: `/product/${added.productId}/${encodeURIComponent(rows[0]?.slug ?? '')}`,
    }
  } finally {
    client.release()
  }
}

/** An order of a product of its own. */
async function placeOrder(owner: Pool, sketch: OrderSketch): Promise<PlacedOrder> {
  return addPlacedOrder(owner, { ...sketch, product: await shelve(owner, { stock: sketch.stock ?? 10 }) })
}

async function setStock(owner: Pool, variantId: number, stock: number): Promise<void> {
  await owner.query(
    `select shop.adjust_stock($1, $2 - (select coalesce(sum(on_hand), 0)::int from shop.stock_buckets where variant_id = $1),
       'counted', 'test')`,
    [variantId, stock],
  )
}
