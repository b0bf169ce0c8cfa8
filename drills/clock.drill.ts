import { setTimeout } from 'node:timers/promises'
import { startBankSimulator } from '@rasteh/simulator/banks'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addOffer } from '@rasteh/test-kit/trade'
import { collectAnswersByFault } from './answers-by-fault.ts'
import {
  at,
  countRefusedLinks,
  countWrongCodes,
  countWrongCountdowns,
  countWrongOffers,
  countWrongTokens,
} from './clock-checks.ts'
import { closeAccount, waitUntilSettled } from './drill-account.ts'
import { makeDrillDatabase } from './drill-database.ts'
import { startShopping } from './drill-load.ts'
import { API_ADDRESSES, DRILL_ORIGIN, drillEnvironment, fillDrillShop, startDrillShop } from './drill-shop.ts'
import { makeFalseClock } from './false-clock.ts'
import { logSince } from './log-line.ts'
import { seeded } from './seeded.ts'

/** `pnpm drill clock [seed]`: processes whose clocks are ten minutes off in either direction, and leap, sell as ever. */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const HALF_MS = 25_000
const BUYERS = 8
const GUESTS = 6
const MINUTE_MS = 60_000
const chance = seeded(seed)
const log = logSince(Date.now())
const faults: string[] = []

const owner = await makeDrillDatabase()
const simulator = await startBankSimulator({ seed })
const { products, people } = await fillDrillShop(owner, {
  products: 8,
  stock: 100_000,
  buyers: BUYERS + GUESTS,
})
const standing = await addProduct(owner, { priceRial: 1_000_000 })
await addOffer(owner, standing.variantId, 10, new Date(Date.now() + 5 * MINUTE_MS))
const over = await addProduct(owner, { priceRial: 1_000_000 })
await addOffer(owner, over.variantId, 10, new Date(Date.now() - 2 * MINUTE_MS))
const env: Record<string, string> = { ...drillEnvironment(simulator.url), UPLOADS_PER_MINUTE: '1000' }
const clocks = [
  makeFalseClock('api-1', '+10m'),
  makeFalseClock('api-2', '-10m'),
  makeFalseClock('worker', '+10m'),
]
const shop = await startDrillShop({ env, life: (_, place) => clocks[place]?.env ?? {} })
const book = collectAnswersByFault({ log, slowMs: 5_000, bankMs: Number(env.BANK_TIME_OUT_MS) })
const counter = {
  address: () => API_ADDRESSES[Math.floor(chance() * API_ADDRESSES.length)] ?? DRILL_ORIGIN,
  origin: DRILL_ORIGIN,
  secret: env.RASTEH_SECRET ?? '',
  simulator,
  chance,
  // Good for less time than the clocks are off, and longer than the drill.
  sessionSeconds: 8 * 60,
}
// What the checks below ask on purpose, refusals among it, is not in the book.
const counters = API_ADDRESSES.map((address) => at(counter, address))
const shopping = startShopping({
  counter: { ...counter, onAnswer: book.onAnswer },
  people: people.slice(0, BUYERS),
  products,
})
const guests = people.slice(BUYERS)
log(`seed ${seed}: ${BUYERS} buy at +10 and −10 minutes; the worker is at +10`)
await setTimeout(HALF_MS / 2)
await check('ten minutes off', guests.slice(0, 3))
await setTimeout(HALF_MS / 2)
book.begin('after a leap')
log('the clocks leap by twenty minutes, one back and one forth')
clocks[0]?.set('-10m')
clocks[1]?.set('+10m')
clocks[2]?.set('-10m')
await setTimeout(HALF_MS / 2)
await check('after a leap', guests.slice(3))
await setTimeout(HALF_MS / 2)

await shopping.stop()
const { left, settledMs } = await waitUntilSettled(owner)
await shop.stop()
log(`the last was settled ${(settledMs / 1000).toFixed(1)} s after the last visit`)
const unplanned = book.close((path) => path.startsWith('/api/shop/cart/'))
if (unplanned > 0) faults.push(`${unplanned} answers that nobody planned`)
await checkTimes()
const wrong = await closeAccount({ owner, simulator, visits: shopping.visits, log })
if (wrong + left > 0) faults.push(`${wrong} faults in the account, ${left} left open`)
await simulator.stop()
await owner.end()
for (const fault of faults) console.log(`fault: ${fault}`)
console.log(
  faults.length === 0 ? 'the drill holds' : `the drill FAILED: replay with pnpm drill clock ${seed}`,
)
process.exit(faults.length === 0 ? 0 : 1)

async function check(when: string, some: typeof people): Promise<void> {
  const [first, second, third] = some
  if (!first || !second || !third) throw new Error('too few guests')
  const holdMs = Number(env.PAYMENT_HOLD_SECONDS) * 1_000
  const countdowns = await countWrongCountdowns(owner, counters, { people, holdMs })
  const found = {
    'countdowns wrong': countdowns.wrong,
    'tokens wrong': await countWrongTokens(counters, first),
    'file links refused': await countRefusedLinks(counters, [first, second]),
    'codes wrong': await countWrongCodes(owner, counters, first),
    'offers wrong': await countWrongOffers(counters, third, { standing, over }),
  }
  log(`${when}: ${countdowns.seen} countdowns seen, ${JSON.stringify(found)}`)
  for (const [what, count] of Object.entries(found)) if (count > 0) faults.push(`${when}: ${count} ${what}`)
  if (countdowns.seen === 0) faults.push(`${when}: no countdown was seen`)
}

/** Every time that was written down is the database's, and no hold ended before its time. */
async function checkTimes(): Promise<void> {
  const { rows } = await owner.query<{ early: number; wrong: number; longest: number }>(
    `select count(*) filter (where state = 'expired' and closed_at < hold_expires_at)::int as early,
       -- A further try to pay and a bank's answer that is waited for make a hold longer, here by less than a minute.
       count(*) filter (where extract(epoch from hold_expires_at - placed_at) not between $1 - 1 and $1 + 60)::int as wrong,
       coalesce(max(extract(epoch from closed_at - hold_expires_at)) filter (where state = 'expired'), 0)::float8 as longest
     from shop.orders`,
    [Number(env.PAYMENT_HOLD_SECONDS)],
  )
  const { rows: columns } = await owner.query<{ name: string; sql: string }>(
    `select table_name || '.' || column_name as name, format(
       'select count(*)::int as off from shop.%I where %I not between now() - interval ''6 minutes'' and now()', table_name, column_name) as sql
     from information_schema.columns where table_schema = 'shop' and data_type like 'timestamp%'
       and column_name in ('created_at', 'made_at', 'placed_at', 'paid_at', 'closed_at', 'finished_at', 'received_at', 'updated_at', 'used_at', 'told_at')`,
  )
  let off = 0
  for (const { name, sql } of columns) {
    const { rows: counted } = await owner.query<{ off: number }>(sql)
    if (counted[0]?.off) log(`OFF ${name}: ${counted[0].off} rows`)
    off += counted[0]?.off ?? 0
  }
  const { early = 0, wrong = 0, longest = 0 } = rows[0] ?? {}
  log(
    `holds ended early ${early}, of a wrong length ${wrong}, the latest ended ${longest.toFixed(1)} s after its time; times off ${off}`,
  )
  if (early + wrong + off > 0) faults.push('times were not the database’s')
}
