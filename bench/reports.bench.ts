import { join } from 'node:path'
import { type DayRange, GOODS_PARTS, ORDER_PARTS, rangeOf } from '@rasteh/shop-core/reports'
import { tehranDay } from '@rasteh/shop-core/returns'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { loadLeftBaskets } from '@rasteh/shop-store/reads/reports/baskets'
import { loadGoodsBy } from '@rasteh/shop-store/reads/reports/goods'
import { loadDaySums, loadSalesBy } from '@rasteh/shop-store/reads/reports/sales'
import { loadDeadStock, loadStockCover, loadStockValue } from '@rasteh/shop-store/reads/reports/stock'
import { checkReports } from '@rasteh/shop-store/reports/check-reports'
import { countDueDays } from '@rasteh/shop-store/reports/count-days'
import { postgresClient } from '../tools/services/postgres.ts'
import { databaseUrl } from '../tools/services/settings.ts'
import { BENCH_DATABASE, makeBenchDatabase } from './bench-database.ts'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000)
const BAR_MS = 1_000
const RUNS = 5
const ROWS = 101

/** Every report over a million orders of three years, beside the same sums read from the orders themselves. */
const script = join(import.meta.dirname, 'reports/make-orders.sql')
console.log(`making ${ORDERS} orders of three years …`)
await makeBenchDatabase({ variants: 5_000, baskets: 20_000, linesPerBasket: 2 })
postgresClient('psql', [
  '-q',
  '-v',
  'ON_ERROR_STOP=1',
  '-v',
  `orders=${ORDERS}`,
  '-d',
  BENCH_DATABASE,
  '-f',
  script,
])
const shop = openPool({ url: databaseUrl('shop', BENCH_DATABASE), name: 'bench-worker', max: 2 })
const web = openPool({
  url: databaseUrl('web', BENCH_DATABASE),
  name: 'bench-reports',
  max: 4,
  readOnly: true,
})

const countedAt = performance.now()
let days = 0
for (let counted = await countDueDays(shop); counted > 0; counted = await countDueDays(shop)) days += counted
console.log(`${days} days counted by one worker in ${seconds(countedAt)} s`)
await shop.query('select 1')

const today = tehranDay(Date.now())
const ranges: Record<string, DayRange> = {
  'this month': rangeOf('month', today),
  'a year': { from: shifted(-365), to: today },
  'three years': { from: shifted(-1_095), to: today },
}
const slowest: number[] = []
for (const [name, range] of Object.entries(ranges)) {
  const compared = { from: shifted(-1_095), to: shifted(-366) }
  await measure(`${name}: days`, () => loadDaySums(web, range, compared))
  for (const part of ORDER_PARTS)
    await measure(`${name}: by ${part}`, () => loadSalesBy(web, part, { range, compared, limit: ROWS }))
  for (const part of GOODS_PARTS)
    await measure(`${name}: by ${part}`, () => loadGoodsBy(web, part, { range, compared, limit: ROWS }))
}
await measure('today', () => loadDaySums(web, rangeOf('today', today), rangeOf('yesterday', today)))
await measure('stock value', () => loadStockValue(web))
await measure('dead stock', () => loadDeadStock(web, 90, ROWS))
await measure('days of cover', () => loadStockCover(web, ROWS))
await measure('baskets left', () => loadLeftBaskets(web, rangeOf('month', today)))
const bareAt = performance.now()
await bareSums(web)
console.log(`bare: the days of three years from the orders themselves ${seconds(bareAt)} s`)

const checkedAt = performance.now()
const checks = await checkReports(shop)
const broken = checks.reduce((sum, check) => sum + check.broken.length, 0)
console.log(`check: ${broken} differences in ${checks.length} checks, ${seconds(checkedAt)} s`)
await Promise.all([shop.end(), web.end()])
const worst = Math.max(...slowest)
console.log(`slowest report ${Math.round(worst)} ms (bar ${BAR_MS})`)
process.exit(broken === 0 && worst <= BAR_MS ? 0 : 1)

async function measure(name: string, report: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now()
    await report()
    times.push(performance.now() - startedAt)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const most = sorted.at(-1) ?? 0
  slowest.push(most)
  console.log(`${name}: median ${Math.round(sorted[RUNS >> 1] ?? 0)} ms, most ${Math.round(most)} ms`)
}

function bareSums(pool: Pool): Promise<unknown> {
  return pool.query(
    `select (placed_at at time zone 'Asia/Tehran')::date as day, count(*), sum(payable_rial) from shop.orders
     where state in ('confirmed', 'shipped', 'delivered') group by 1`,
  )
}

function shifted(count: number): string {
  return tehranDay(Date.now() + count * 86_400_000)
}

function seconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
