import type { Asked } from '@rasteh/shop-core/command-bar'
import type { OrderState } from '@rasteh/shop-core/order'
import type { Database } from '../platform/pool.ts'

type FoundOrder = {
  id: string
  number: number
  state: OrderState
  name: string
  payableRial: number
  priceUnit: 'toman' | 'rial'
}
type FoundProduct = { id: number; title: string; sku: string }
type FoundCustomer = { id: number; name: string; mobile: string; email: string }
export type Found = { orders: FoundOrder[]; products: FoundProduct[]; customers: FoundCustomer[] }

/** How many of each kind a list shows that is read at a glance. */
const SHOWN = 6
/** Of how many variants the products are taken: one product may have most of them. */
const VARIANTS_READ = 200

/** The order of a number, and the newest of a whole mobile. */
export async function findOrders(database: Database, { orderNumber, mobile }: Asked): Promise<FoundOrder[]> {
  if (orderNumber === null && mobile === null) return []
  const { rows } = await database.query<FoundOrder>({
    name: 'command-bar-orders',
    text: `with found as (
        (select id from shop.orders where number = $1::bigint)
        union (select id from shop.orders where address->>'mobile' = $2 order by number desc limit $3)
      )
      select o.id, o.number, o.state, coalesce(o.address->>'receiver', c.name, '') as name,
        o.payable_rial as "payableRial", o.price_unit as "priceUnit"
      from found join shop.orders o using (id) join public.customers c on c.id = o.customer_id
      order by o.number = $1::bigint desc nulls last, o.number desc limit $3`,
    values: [orderNumber, mobile, SHOWN],
  })
  return rows
}

/** Products that have a variant with all the words in its titles and SKU, and drafts by their title. */
export async function findProducts(database: Database, { words, parts }: Asked): Promise<FoundProduct[]> {
  if (words.length === 0) return []
  const asked = words.map((_, place) => `v.search_text like $${place + 4}`).join(' and ')
  const { rows } = await database.query<FoundProduct>({
    name: `command-bar-products-${words.length}`,
    text: `with fitting as materialized (
        select v.product_id, v.sku, v.is_default from public.variants v where v.deleted_at is null and ${asked} limit $2
      ), titled as materialized (
        select l._parent_id, l.version_title as title from public._products_v_locales l
        where l.version_title ilike $3 and l._locale = 'fa' limit $2
      ), found as (
        (select distinct on (product_id) product_id as id, sku, null as title from fitting
          order by product_id, is_default desc nulls last)
        union all
        select v.parent_id, '', t.title from titled t join public._products_v v on v.id = t._parent_id and v.latest
        where v.parent_id not in (select product_id from fitting)
      )
      select p.id, coalesce(l.title, f.title, '') as title, coalesce(f.sku, '') as sku
      from found f join public.products p on p.id = f.id and p.deleted_at is null
      left join public.products_locales l on l._parent_id = p.id and l._locale = 'fa'
      order by length(coalesce(l.title, f.title, '')), p.id limit $1`,
    values: [SHOWN, VARIANTS_READ, looseLike(parts), ...words.map((word) => `%${escapeLike(word)}%`)],
  })
  return rows
}

/** Customers by a part of their mobile, name or e-mail. */
export async function findCustomers(database: Database, { mobile, parts }: Asked): Promise<FoundCustomer[]> {
  if (mobile === null && parts.length === 0) return []
  const { rows } = await database.query<FoundCustomer>({
    name: 'command-bar-customers',
    text: `select id, coalesce(name, '') as name, coalesce(username, '') as mobile, coalesce(email, '') as email
      from (
        (select id, name, username, email from public.customers where username like $1 limit $3)
        union (select id, name, username, email from public.customers where name ilike $2 limit $3)
        union (select id, name, username, email from public.customers where email ilike $2 limit $3)
      ) found order by id desc limit $3`,
    values: [
      mobile === null ? null : `%${escapeLike(mobile)}%`,
      parts.length === 0 ? null : looseLike(parts),
      SHOWN,
    ],
  })
  return rows
}

/** The parts one after the other, with anything between: a space and a half-space count as the same. */
const looseLike = (parts: readonly string[]) => `%${parts.map(escapeLike).join('%')}%`

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
