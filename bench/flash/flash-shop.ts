import { addProduct } from '@rasteh/test-kit/catalogue'
import { openCheckout } from '@rasteh/test-kit/checkout'
import pg from 'pg'
import { postgresClient } from '../../tools/services/postgres.ts'
import { databaseUrl } from '../../tools/services/settings.ts'
import { BENCH_DATABASE, makeBenchDatabase } from '../bench-database.ts'

const PRICE_RIAL = 1_000_000
const POSTAL_RIAL = 50_000
const idOf = (kind: number, number: number) =>
  `00000000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

/** The names of the shop's rows, by the number of a customer. */
export const FLASH = {
  payableRial: PRICE_RIAL + POSTAL_RIAL,
  productId: 0,
  variantId: 0,
  bankId: 0,
  deliveryMethodId: 0,
  addressId: (number: number) => idOf(900, number),
  basketId: (number: number) => idOf(901, number),
  sessionId: (number: number) => `flash-${number}`,
}

/** One product, and so many customers who have it in their baskets. A commit takes 2 ms, as on a real disk. */
export async function makeFlashShop(customers: number): Promise<void> {
  await makeBenchDatabase({ variants: 10, baskets: 0, linesPerBasket: 0 })
  for (const setting of ['commit_delay = 2000', 'commit_siblings = 0'])
    postgresClient('psql', ['-q', '-d', 'postgres', '-c', `alter database ${BENCH_DATABASE} set ${setting}`])
  const owner = new pg.Client({ connectionString: databaseUrl('owner', BENCH_DATABASE) })
  await owner.connect()
  const { banks, deliveryMethodId, cityId } = await openCheckout(owner, {
    gateways: ['zarinpal'],
    postalRial: POSTAL_RIAL,
  })
  const product = await addProduct(owner, { stock: 0, priceRial: PRICE_RIAL })
  Object.assign(FLASH, product, { deliveryMethodId, bankId: banks.zarinpal })
  await owner.query('truncate public.customers cascade')
  const insert = (text: string, values: unknown[] = []) => owner.query(text, [customers, ...values])
  await insert(`insert into public.customers (id, username, name)
    select n, '09' || lpad(n::text, 9, '0'), 'مشتری ' || n from generate_series(1, $1::int) n`)
  await insert(`insert into public.customers_sessions (_order, _parent_id, id, created_at, expires_at)
    select 1, n, 'flash-' || n, now(), now() + interval '1 day' from generate_series(1, $1::int) n`)
  const id = (kind: number) => `('00000000-0000-7000-8${kind}-' || lpad(n::text, 12, '0'))::uuid`
  await insert(
    `insert into shop.addresses (id, customer_id, title, receiver, mobile, city_id, postal_code, address, is_default)
     select ${id(900)}, n, 'خانه', 'سارا', '09121234567', $2, '1234567890', 'خیابان یکم', true from generate_series(1, $1::int) n`,
    [cityId],
  )
  await insert(`insert into shop.baskets (id, handle, secret_hash, customer_id)
    select ${id(901)}, lpad(n::text, 22, 'f'), '\\x00', n from generate_series(1, $1::int) n`)
  await insert(
    `insert into shop.basket_lines (basket_id, id, product_id, variant_id, quantity, seen_unit_price_rial)
     select ${id(901)}, ${id(902)}, $2, $3, 1, $4 from generate_series(1, $1::int) n`,
    [product.productId, product.variantId, PRICE_RIAL],
  )
  await owner.query('vacuum analyze')
  await owner.end()
}

/** Brings the product to exactly so many, in so many buckets. */
export async function restock(owner: pg.Client, { stock, buckets }: { stock: number; buckets: number }) {
  await owner.query(
    `select shop.adjust_stock($1, $2 - coalesce((select sum(on_hand - reserved)::int from shop.stock_buckets where variant_id = $1), 0), 'flash', 'bench')`,
    [FLASH.variantId, stock],
  )
  await owner.query('select shop.spread_stock($1, $2)', [FLASH.variantId, buckets])
  await owner.query('vacuum analyze shop.stock_buckets')
}
