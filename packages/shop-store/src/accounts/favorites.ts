import type { Database } from '../platform/pool.ts'

/** The queue whose jobs notify another host that a favourite changed. */
export const FAVORITE_QUEUE = 'tell-favourite'
export type NotifyFavorite = { customerId: number; productId: number }

/** The products that the customer likes, the latest first. */
export async function loadFavorites(
  database: Database,
  customerId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: 'favourites',
    text: `select product_id as id from shop.favourites where customer_id = $1
      order by added_at desc, product_id desc limit $2`,
    values: [customerId, limit],
  })
  return rows.map(({ id }) => id)
}

/** Says whether the customer likes this product. */
export async function isFavorite(
  database: Database,
  { customerId, productId }: NotifyFavorite,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'is-favourite',
    text: 'select from shop.favourites where customer_id = $1 and product_id = $2',
    values: [customerId, productId],
  })
  return rowCount === 1
}

/**
 * Adds a product to the customer's favourites, in one statement with its notification job; a second time adds
 * nothing and queues nothing. False when there is no such product in the shop.
 */
export async function addFavorite(
  database: Database,
  { customerId, productId }: NotifyFavorite,
): Promise<boolean> {
  const { rows } = await database.query<{ isKnown: boolean }>({
    name: 'add-favourite',
    text: `with product as (
        select id from public.products where id = $2::int and deleted_at is null and _status = 'published'
      ), added as (
        insert into shop.favourites (customer_id, product_id) select $1::int, id from product
        on conflict do nothing returning customer_id, product_id
      ), told as (
        select shop.enqueue($3, jsonb_build_object('customerId', customer_id, 'productId', product_id)) from added
      )
      select exists (select from product) as "isKnown", (select count(*) from told) as told`,
    values: [customerId, productId, FAVORITE_QUEUE],
  })
  return rows[0]?.isKnown ?? false
}

/** Takes a product from the customer's favourites; what is not among them is already taken. */
export async function removeFavorite(
  database: Database,
  { customerId, productId }: NotifyFavorite,
): Promise<void> {
  await database.query({
    name: 'remove-favourite',
    text: `with removed as (
        delete from shop.favourites where customer_id = $1 and product_id = $2 returning customer_id, product_id
      )
      select shop.enqueue($3, jsonb_build_object('customerId', customer_id, 'productId', product_id)) from removed`,
    values: [customerId, productId, FAVORITE_QUEUE],
  })
}
