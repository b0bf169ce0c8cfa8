import { Agent, request } from 'node:http'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { sessionCookie } from '@rasteh/test-kit/session-cookie'
import pg from 'pg'
import { databaseUrl, shopEnvironment } from '../tools/services/settings.ts'
import { BENCH_DATABASE } from './bench-database.ts'
import { bareFlash } from './flash/bare-flash.ts'
import { FLASH, makeFlashShop, restock } from './flash/flash-shop.ts'
import { BENCH_ADDRESSES, startShopApi } from './start-shop-api.ts'

const BAR = 0.4
const STOCK = 5_000
const CALLS = 6_000
const CLIENTS = 64

/** One product that everybody wants at once: how many orders a second are placed, and no buyer is refused too soon. */
console.log(`making ${CALLS * 2 + STOCK * 2} customers with a basket each; commits take 2 ms …`)
await makeFlashShop(CALLS * 2 + STOCK * 2)
const owner = new pg.Client({ connectionString: databaseUrl('owner', BENCH_DATABASE) })
await owner.connect()
const secret = shopEnvironment(BENCH_DATABASE).RASTEH_SECRET ?? ''
let first = 1
const ratios: Record<number, number> = {}
for (const buckets of [1, 32]) {
  await restock(owner, { stock: STOCK, buckets })
  const shopApi = await startShopApi()
  const run = await rush(first)
  shopApi.kill('SIGTERM')
  first += CALLS
  const { rows } = await owner.query<{ sold: number; last: Date }>(
    'select count(*)::int as sold, max(placed_at) as last from shop.orders where number > $1',
    [run.before],
  )
  const { sold = 0, last } = rows[0] ?? {}
  const tooSoon = last ? run.refusedAt.filter((at) => at < last.getTime()).length : 0
  await restock(owner, { stock: STOCK, buckets })
  const bare = bareFlash({ first, count: STOCK })
  first += STOCK
  ratios[buckets] = run.perSecond / bare
  console.log(
    `${buckets} bucket${buckets > 1 ? 's' : ''}: ${Math.round(run.perSecond)} orders/s end to end, p50 ${run.p50} ms, p99 ${run.p99} ms; ` +
      `bare ${Math.round(bare)}/s, ratio ${ratios[buckets]?.toFixed(2)}; sold ${sold} of ${STOCK}, refused ${run.refusedAt.length}, too soon ${tooSoon}, other answers ${run.others}`,
  )
  if (sold !== STOCK || tooSoon > 0 || run.others > 0) process.exitCode = 1
}
await owner.end()
console.log(`ratio with 32 buckets ${ratios[32]?.toFixed(2)} (bar ${BAR})`)
process.exit(process.exitCode || ((ratios[32] ?? 0) >= BAR ? 0 : 1))

/** All calls at once, from so many open connections; each by a customer of its own. */
async function rush(from: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const { rows } = await owner.query<{ before: number }>(
    'select coalesce(max(number), 0)::int as before from shop.orders',
  )
  const times: number[] = []
  const refusedAt: number[] = []
  let next = from
  let others = 0
  let placed = 0
  let lastPlacedAt = 0
  const startedAt = performance.now()
  async function press() {
    while (next < from + CALLS) {
      const number = next
      next += 1
      const askedAt = performance.now()
      const status = await place(agent, number)
      if (status === 200) {
        placed += 1
        lastPlacedAt = performance.now()
        times.push(lastPlacedAt - askedAt)
      } else if (status === 409) refusedAt.push(Date.now())
      else others += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, press))
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  const perSecond = placed / ((lastPlacedAt - startedAt) / 1000)
  return { perSecond, p50: at(0.5), p99: at(0.99), refusedAt, others, before: rows[0]?.before ?? 0 }
}

function place(agent: Agent, number: number): Promise<number> {
  const body = JSON.stringify({
    Key: `flash-press-${number}`,
    AddressId: FLASH.addressId(number),
    DeliveryMethodId: FLASH.deliveryMethodId,
    PaymentMethodID: 3,
    BankID: FLASH.bankId,
    InstallmentPlanID: null,
    RulesAccepted: true,
    ExpectedPayableRial: FLASH.payableRial,
  })
  return new Promise((resolve, reject) => {
    const asked = request(
      `${BENCH_ADDRESSES[0]}${ADDED_PATHS.orderPlace}`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          [LABEL_HEADER]: 'flash',
          cookie: sessionCookie(secret, { customerId: number, sessionId: FLASH.sessionId(number) }),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}
