import {
  NO_ORDER_QUERY,
  type OrderFilterParams,
  type OrderList,
  readOrderFilter,
} from '@rasteh/shop-core/order-list'
import { chosenOrders, ORDER_ROWS } from '@rasteh/shop-store/reads/order-list-statements'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A few thousand rows show the planner's choice; `pnpm bench orders` makes a hundred thousand. */
const ROWS = 5_000

const database = useTestDatabase()
let client: pg.Client
let variant: number

beforeAll(async () => {
  const { customerId } = await addCustomer(database.owner)
  const { productId, variantId } = await addProduct(database.owner)
  variant = (await addProduct(database.owner)).variantId
  await database.owner.query(
    `with made as (
       insert into shop.orders (customer_id, placed_at, method_id, payable_rial, delivery_method_id, special_code,
         has_note, address)
       select $1, now() - n * interval '1 hour', (array[1, 2, 3, 5, 6, 7])[1 + n % 6], n * 1000, n % 5,
         case when n % 9 = 0 then 'CODE' || n % 4 end, n % 500 = 0,
         jsonb_build_object('provinceId', 1 + n % 31, 'cityTitle', 'شهر ' || n % 200, 'receiver', 'گیرنده ' || n)
       from generate_series(1, $2::int) n returning id
     )
     insert into shop.order_lines (order_id, position, product_id, variant_id, product_type, title, unit_title, quantity,
       unit_price_rial, price_rial)
     select id, 1, $3, $4, 1, 'قوری', 'عدد', 1, 1000, 1000 from made`,
    [customerId, ROWS, productId, variantId],
  )
  await database.owner.query('vacuum analyze')
  client = new pg.Client({ connectionString: database.urls.web })
  await client.connect()
  // A table that has an index for what is asked is read through it, whatever the planner thinks of a few thousand rows.
  await client.query('set enable_seqscan = off')
}, 300_000)
afterAll(() => client?.end())

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function planOf(text: string): Promise<Plan[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`)
  return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
}

type Asked = OrderFilterParams & { list?: OrderList; text?: string }

function asked({ list, text = '', ...params }: Asked, cursor: number | null) {
  const query = { ...NO_ORDER_QUERY, list: list ?? null, text, filter: readOrderFilter(params) }
  return chosenOrders({
    query,
    sought: { customerIds: [2_000_000], variantIds: [variant] },
    cursor,
    limit: 51,
  })
}

const FILTERS: Asked[] = [
  {},
  { list: 'today' },
  { list: 'confirmed' },
  { list: 'refund-due' },
  { text: '100200' },
  { text: 'گیرنده ۷' },
  { from: '1405/01/01', to: '1405/01/02' },
  { state: 'shipped,delivered' },
  { province: '8' },
  { province: '8', city: 'شهر 7' },
  { delivery: '3' },
  { payment: '5' },
  { min: '4990000' },
  { min: '1000', max: '5000' },
  { product: 'قوری' },
  { product: 'NO-SUCH-SKU' },
  { code: 'CODE1' },
  { note: '1' },
  { list: 'confirmed', payment: '3', province: '8' },
  { list: 'confirmed', from: '1405/08/01' },
  { code: 'CODE1', note: '1', min: '100000' },
  { text: 'گیرنده', product: 'قوری', state: 'confirmed' },
]

describe(`with ${ROWS} orders`, () => {
  it.each(FILTERS)('the list by %j reaches every row through an index', async (filter) => {
    for (const cursor of [null, 102_000]) {
      const { text } = asked(filter, cursor)
      const plan = await planOf(ORDER_ROWS(text))
      const scanned = plan.filter(({ 'Node Type': kind }) => kind === 'Seq Scan')
      expect(scanned.map((node) => node['Relation Name'])).toEqual([])
    }
  })

  it.each([
    [{ list: 'confirmed' }, 'orders_by_state'],
    [{ from: '1405/01/01', to: '1405/01/02' }, 'orders_by_day'],
    [{ city: 'شهر 7' }, 'orders_by_city'],
    [{ code: 'CODE1', list: 'delivered' }, 'orders_by_'],
    [{ min: '4999000' }, 'orders_by_amount'],
    [{ note: '1' }, 'orders_with_notes'],
    [{ product: 'NO-SUCH-SKU' }, 'order_lines_of_variant'],
    [{ text: 'TRACK-12345' }, 'orders_by_tracking_code'],
  ] as [Asked, string][])('a rare one, as by %j, is found by %s', async (filter, index) => {
    const { text } = asked(filter, null)
    const indexes = (await planOf(text)).map((node) => node['Index Name'] ?? '')
    expect(indexes.some((name) => name.startsWith(index))).toBe(true)
  })

  it('the newest of all are read without sorting the rest', async () => {
    for (const filter of [{}, { list: 'confirmed' as const }]) {
      const { text } = asked(filter, null)
      expect((await planOf(text)).map((node) => node['Node Type'])).not.toContain('Sort')
    }
  })
})
