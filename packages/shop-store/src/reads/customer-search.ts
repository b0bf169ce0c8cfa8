import type { CustomerSearch } from '@rasteh/shop-core/customers'
import { SOLD_STATES } from '@rasteh/shop-core/order'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

export type FoundCustomer = {
  id: number
  name: string | null
  mobile: string | null
  email: string | null
  groupTitle: string | null
  orders: number
  lastOrderAt: Date | null
}

/** Whom the words mean: each by an index of its own, and no more of each than are shown. */
const FOUND = `select id from public.customers where username = $1
    union (select id from public.customers where username like '%' || $2 || '%' limit $8)
    union (select customer_id from shop.profiles where national_code = $3 limit $8)
    union select customer_id from shop.orders where number = $4::bigint
    union (select customer_id from shop.orders where tracking_code = $5 limit $8)
    union (select customer_id from shop.orders where address->>'mobile' = $1 limit $8)
    union (select id from public.customers where shop.fold_text(name) like '%' || $6 || '%' limit $8)
    union (select id from public.customers where email like '%' || $6 || '%' limit $8)
    union (select customer_id from shop.profiles where shop.fold_text(first_name || ' ' || last_name) like '%' || $6 || '%' limit $8)
    union (select customer_id from shop.orders where address->>'receiver' ilike '%' || $7 || '%' limit $8)`

const SHOWN = `c.id, coalesce(c.name, (select p.first_name || ' ' || p.last_name from shop.profiles p where p.customer_id = c.id)) as name,
    c.username as mobile, c.email, g.title as "groupTitle", o.orders, o.last as "lastOrderAt"`
const JOINED = `left join public.customer_groups g on g.id = c.group_id
    cross join lateral (select count(*) filter (where state ${inStates(SOLD_STATES)})::int as orders, max(placed_at) as last
      from shop.orders where customer_id = c.id) o`

/** The statement by which customers are found; a test reads its plan. */
export const FIND_CUSTOMERS = `with found as (${FOUND})
    select ${SHOWN} from found join public.customers c on c.id = found.id ${JOINED}
    order by o.last desc nulls last, c.id desc limit $8`

/** The values of its eight parameters. */
export const toSearchValues = (search: CustomerSearch, limit: number) => [
  search.mobile,
  search.mobilePart,
  search.nationalCode,
  search.orderNumber,
  search.trackingCode,
  search.words && escapeLike(search.words),
  search.receiver && escapeLike(search.receiver),
  limit,
]

/** The customers whom a manager means, those who bought last first. */
export async function findCustomers(
  database: Database,
  search: CustomerSearch,
  limit: number,
): Promise<FoundCustomer[]> {
  const values = toSearchValues(search, limit)
  // Unnamed: a plan for all values at once would read every customer.
  return (await database.query<FoundCustomer>({ text: FIND_CUSTOMERS, values })).rows
}

/** Those who came last. */
export async function loadNewestCustomers(database: Database, limit: number): Promise<FoundCustomer[]> {
  const { rows } = await database.query<FoundCustomer>({
    name: 'newest-customers',
    text: `select ${SHOWN} from (select * from public.customers order by id desc limit $1) c ${JOINED} order by c.id desc`,
    values: [limit],
  })
  return rows
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
