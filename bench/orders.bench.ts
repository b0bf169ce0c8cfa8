import { join } from 'node:path'
import { toCustomerSearch } from '@rasteh/shop-core/customers'
import { toOrderSearch } from '@rasteh/shop-core/order'
import {
  NO_ORDER_QUERY,
  ORDER_LISTS,
  type OrderFilterParams,
  type OrderListQuery,
  readOrderListQuery,
} from '@rasteh/shop-core/order-list'
import { type Database, openPool } from '@rasteh/shop-store/platform/pool'
import { findCustomers } from '@rasteh/shop-store/reads/customer-search'
import { loadManagedOrders } from '@rasteh/shop-store/reads/managed-order'
import { loadOrderChoices } from '@rasteh/shop-store/reads/order-choices'
import { countOrders, loadOrderList, loadWaitingOrders } from '@rasteh/shop-store/reads/order-list'
import { postgresClient } from '../tools/services/postgres.ts'
import { databaseUrl } from '../tools/services/settings.ts'
import { BENCH_DATABASE, makeBenchDatabase } from './bench-database.ts'
import { keepStatements, scannedBy } from './orders/statements-of.ts'

/**
 * `pnpm bench orders`: over 100,000 orders each list, each filter, useful pairs of them and the search for customers within
 * 300 ms at the server (the median of five), and no statement that reads a growing table from end to end. BENCH_ORDERS is another number.
 */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const AIM_MS = 300
const RUNS = 5
const PAGE = 50
const SHOWN = 30
const GROWN = ['orders', 'order_lines', 'order_events', 'payment_attempts']

console.log(`making ${ORDERS} orders of three years …`)
await makeBenchDatabase({ variants: 5_000, baskets: 1, linesPerBasket: 1 })
for (const script of ['reports/make-orders.sql', 'orders/add-details.sql']) {
  const file = join(import.meta.dirname, script)
  const settings = ['-q', '-v', 'ON_ERROR_STOP=1', '-v', `orders=${ORDERS}`]
  postgresClient('psql', [...settings, '-d', BENCH_DATABASE, '-f', file])
}
const url = databaseUrl('web', BENCH_DATABASE)
const web = openPool({ url, name: 'bench-orders', max: 4, readOnly: true })
const { database, take } = keepStatements(web)
const faults: string[] = []
let slowest = 0

const { rows: samples } = await web.query<Record<string, string>>(
  `select o.number, o.tracking_code as tracking, o.special_code as code, o.address->>'mobile' as mobile,
     o.address->>'receiver' as name, o.address->>'cityTitle' as city, v.sku, v.id as variant
   from shop.orders o join shop.order_lines l on l.order_id = o.id and l.position = 1 join public.variants v on v.id = l.variant_id
   where o.special_code is not null and o.tracking_code is not null order by o.number limit 1 offset 1000`,
)
const sample = samples[0] ?? {}

const QUERIES: Record<string, OrderFilterParams> = {
  'all orders': {},
  ...Object.fromEntries(ORDER_LISTS.map((list) => [`the list «${list}»`, { list }])),
  'a number': { q: `${sample.number}` },
  'a mobile': { q: `${sample.mobile}` },
  'a tracking code': { q: `${sample.tracking}` },
  'a whole name': { q: `${sample.name}` },
  'a name that thousands have': { q: 'کاظمی' },
  'two letters of a name': { q: 'کا' },
  'a name that no customer has': { q: 'ژقژقژ' },
  'a day of three years ago': { from: '1403/01/10', to: '1403/01/10' },
  'a year': { from: '1404/01/01', to: '1404/12/29' },
  'two states': { state: 'shipped,awaiting-payment' },
  'every sold state': { state: 'confirmed,shipped,delivered' },
  'a province': { province: '8' },
  'a city': { city: `${sample.city}` },
  'a city of a province that does not have it': { province: '31', city: 'شهر ۹۹' },
  'a delivery method': { delivery: '3' },
  'a delivery method that is gone': { delivery: '999' },
  'a payment method': { payment: '7' },
  'an amount': { min: '100000000' },
  'an amount that few have': { min: '900000000' },
  'between two amounts': { min: '3000000', max: '3100000' },
  'a code of the stock': { product: `${sample.sku}` },
  'words of a title': { product: 'syn' },
  'a product that does not exist': { product: 'ژقژقژ' },
  'a discount code': { code: `${sample.code}` },
  'a note': { note: '1' },
  'sent, in a province': { list: 'shipped', province: '8' },
  'a state and a payment': { list: 'cancelled', payment: '7' },
  'a state and a day': { list: 'expired', from: '1404/02/01', to: '1404/02/02' },
  'a province and an amount': { province: '17', min: '80000000' },
  'a product in a month': { product: `${sample.sku}`, from: '1404/02/01', to: '1404/02/31' },
  'a code and a note': { code: `${sample.code}`, note: '1' },
  'a name and a state': { q: 'کاظمی', list: 'shipped' },
  everything: {
    list: 'delivered',
    q: 'کاظمی',
    from: '1403/01/01',
    province: '8',
    payment: '3',
    min: '1000',
    product: 'syn',
    note: '1',
  },
}

for (const [name, params] of Object.entries(QUERIES)) {
  const query = readOrderListQuery(params)
  const asked = { ...query, text: toOrderSearch(query.text) }
  await measure(name, (from) => readPages(from, asked))
}
await measure('what waits', loadWaitingOrders)
await measure('the choices of the filters', loadOrderChoices)
await measure('fifty orders, to print', async (from) => {
  const { orders } = await loadOrderList(from, { ...NO_ORDER_QUERY, cursor: null, limit: PAGE })
  await loadManagedOrders(
    from,
    orders.map(({ id }) => id),
  )
})
for (const typed of [
  sample.mobile,
  sample.name,
  'کاظمی',
  'کاظ',
  '09350001',
  sample.tracking,
  sample.number,
  'ژقژقژ',
].map(String)) {
  const search = toCustomerSearch(typed)
  if (search === null) faults.push(`«${typed}» is no search for a customer`)
  else await measure(`a customer by «${typed}»`, (from) => findCustomers(from, search, SHOWN))
}

await web.end()
for (const fault of faults) console.error(fault)
console.log(`slowest ${Math.round(slowest)} ms of ${ORDERS} orders (bar ${AIM_MS})`)
process.exit(faults.length > 0 ? 1 : 0)

/** What the screen asks at once, then the second page and one far behind. */
async function readPages(from: Database, query: OrderListQuery): Promise<void> {
  const [page] = await Promise.all([
    loadOrderList(from, { ...query, cursor: null, limit: PAGE }),
    countOrders(from, query),
  ])
  if (page.nextCursor === null) return
  await loadOrderList(from, { ...query, cursor: page.nextCursor, limit: PAGE })
  await loadOrderList(from, { ...query, cursor: 1_000_000 + Math.round(ORDERS / 50), limit: PAGE })
}

/** Times each statement by itself, because a visit asks for one page, and looks at its plan. */
async function measure(name: string, read: (from: Database) => Promise<unknown>): Promise<void> {
  await read(database)
  const statements = take()
  const times: number[] = []
  let most = 0
  for (const statement of statements) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now()
      await web.query(statement)
      runs.push(performance.now() - startedAt)
    }
    times.push(runs.toSorted((one, other) => one - other)[RUNS >> 1] ?? 0)
    most = Math.max(most, ...runs)
    const scanned = await scannedBy(web, statement, GROWN)
    if (scanned.length > 0) faults.push(`${name} reads all of ${scanned.join(', ')}`)
  }
  const slow = Math.max(...times)
  slowest = Math.max(slowest, slow)
  console.log(
    `${name}: slowest statement ${Math.round(slow)} ms (median of ${RUNS}), most ${Math.round(most)} ms`,
  )
  if (slow > AIM_MS) faults.push(`${name} takes ${Math.round(slow)} ms`)
}
