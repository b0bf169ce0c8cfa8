import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkMoney } from '@rasteh/shop-store/payments/check-money'
import { openRedis } from '@rasteh/shop-store/platform/redis'
import { ROOT, SERVICES_DIR } from '../tools/services/settings.ts'
import { COLLECTABLE, openCollectors } from './mixed/collect-garbage.ts'
import { BOUND_MS, findCapacity } from './mixed/find-capacity.ts'
import { openMixedLoad } from './mixed/open-mixed-load.ts'
import { printCalls, printProcesses, printRows } from './mixed/print-figures.ts'
import { parentOf, type Watched, watchProcesses } from './mixed/process-watch.ts'
import { rowsWritten } from './mixed/rows-written.ts'

/**
 * `pnpm bench mixed`: people browse, search, fill baskets and buy, at 60 % of what the machine holds. MIXED_MINUTES
 * shortens it, MIXED_RATE (visits a second) leaves the search for the capacity out, MIXED_BUILT=yes uses the build
 * that is there.
 */
const MINUTES = Number(process.env.MIXED_MINUTES ?? 30)
const SHARE = 0.6
const WARM_UP = { rate: 10, seconds: 30 }
const REST_MS = 30_000
const SEEN_OF_A_KIND = 300
const PRICE_CHANGE_EVERY_MS = 5_000
/** A payment is given up after its hold; in this bench everybody pays at once. */
const SETTLE_MS = 60_000

if (process.env.MIXED_BUILT !== 'yes') execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: 'inherit' })
process.env.NODE_OPTIONS = COLLECTABLE
const { shop, owner, environment, prepared, run, warmEdge, tally, orders, close } = await openMixedLoad()
/** A manager moves a price now and then, so that pages leave the edge as they do in a shop. */
const prices = setInterval(() => {
  owner
    .query(
      `with moved as (update public.prices set unit_price_rial = unit_price_rial + 1000
         where id = (select id from public.prices order by random() limit 1) returning variant_id)
       select shop.announce_prices(array_agg(variant_id::int)) from moved`,
    )
    .catch((error: Error) => tally().fail('price change', error.message))
}, PRICE_CHANGE_EVERY_MS)

// Those that are asked for most are drawn once.
await warmEdge(Object.values(prepared.pages).flatMap((all) => all.slice(0, SEEN_OF_A_KIND)))
await run(WARM_UP.rate, WARM_UP.seconds)
const capacity = process.env.MIXED_RATE ? Number(process.env.MIXED_RATE) / SHARE : await findCapacity(run)
// What the last, broken step left behind is not part of the run.
await setTimeout(REST_MS)
const rate = Math.max(1, Math.round(capacity * SHARE))
console.log(
  `capacity ${capacity.toFixed(0)} visits/s (p99 ≤ ${BOUND_MS} ms, no error); now ${rate}/s for ${MINUTES} minutes`,
)

const before = await rowsWritten(owner)
const collectors = await openCollectors(Object.keys(shop.processes))
const watch = watchProcesses(await whomToWatch(), collectors)
const seconds = MINUTES * 60
const measured = await run(rate, seconds)
const processes = watch.stop()
collectors.close()
clearInterval(prices)
const paid = orders()
await settle()
// The statistics show what a process wrote a second later at the latest.
await setTimeout(2_000)
const written = await rowsWritten(owner, before)

console.log(
  `${(measured.requests() / seconds).toFixed(1)} requests/s in ${MINUTES} minutes, ${paid} orders placed and paid`,
)
printCalls(measured, seconds)
const faults = printProcesses(processes, paid)
  .filter((name) => name !== 'simulator')
  .map((name) => `the memory of ${name} grows`)
printRows(written, paid)
const broken = (await checkMoney(owner)).filter((check) => check.broken.length > 0)
for (const { name, broken: rows } of broken) faults.push(`money: ${name}: ${JSON.stringify(rows[0])}`)
if (measured.errors() > 0) faults.push(`${measured.errors()} requests failed`)
if (capacity === 0) faults.push('not even the first step was held')
if (paid === 0) faults.push('nobody bought anything')
await close()
for (const fault of faults) console.log(`fault: ${fault}`)
console.log(
  `capacity ${capacity.toFixed(0)} visits/s; at ${rate}/s: ${measured.errors()} errors, ${measured.busy()} asked to come again, money checks broken ${broken.length}`,
)
process.exit(faults.length === 0 ? 0 : 1)

async function whomToWatch(): Promise<Watched[]> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  const redis = openRedis(environment.REDIS_URL ?? '')
  await new Promise((ready) => redis.once('ready', ready))
  const [, redisPid] = /process_id:(\d+)/.exec(await redis.info('server')) ?? []
  redis.disconnect()
  const varnish = Number(readFileSync(join(SERVICES_DIR, 'edge-seeded', 'varnish.pid'), 'utf8'))
  const resident = Object.entries(shop.processes).map(([name, { pid = 0 }]) => ({ name, pid }))
  return [
    ...[...resident, { name: 'varnish', pid: varnish }, { name: 'redis', pid: Number(redisPid) }].map(
      (one) => ({
        ...one,
        memory: 'resident' as const,
      }),
    ),
    { name: 'postgres', pid: parentOf(rows[0]?.pid ?? 0), memory: 'own' },
  ]
}

/** What is still on its way to the bank or back comes to its end before the books are looked at. */
async function settle(): Promise<void> {
  const open = async () => {
    const { rows } = await owner.query<{ open: number }>(
      `select count(*)::int as open from shop.payment_attempts where next_check_at is not null`,
    )
    return rows[0]?.open ?? 0
  }
  const startedAt = Date.now()
  while ((await open()) > 0 && Date.now() - startedAt < SETTLE_MS) await setTimeout(500)
}
