import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { startBankSimulator } from '@rasteh/simulator/banks'
import { waitUntilWhole } from '../tools/services/cluster/members.ts'
import { drillCluster } from '../tools/services/cluster/place.ts'
import { stopCluster } from '../tools/services/cluster.ts'
import { ROOT } from '../tools/services/settings.ts'
import { startCachedPages } from './cluster/cached-pages.ts'
import {
  clusterCounter,
  clusterEnvironment,
  makeDrillCluster,
  readsUrl,
  webUrl,
} from './cluster/cluster-shop.ts'
import { FAULTS, type Fault } from './cluster/faults.ts'
import { startReading, startWriting } from './cluster/probes.ts'
import { closeAccount, waitUntilSettled } from './drill-account.ts'
import type { TimedAnswer } from './drill-buyer.ts'
import { startShopping } from './drill-load.ts'
import { API_ADDRESSES, DRILL_ORIGIN, fillDrillShop, startDrillShop } from './drill-shop.ts'
import { logSince } from './log-line.ts'
import { seeded } from './seeded.ts'

/** `pnpm drill database [fault,fault|all] [seed]`; DRILL_BUILT=yes uses the build that is there. */
const BUYERS = 12
const WRITES_AGAIN_WITHIN_MS = 60_000
const [only, seedWord] = process.argv.slice(2)
const faults = FAULTS.filter(({ name }) => !only || only === 'all' || only.split(',').includes(name))
const seed = Number(seedWord ?? Date.now() % 1_000_000)
const chance = seeded(seed)
const log = logSince(Date.now())
log(`${faults.map(({ name }) => name).join(', ')} under the load of ${BUYERS} buyers, seed ${seed}`)

if (process.env.DRILL_BUILT !== 'yes')
  execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
const owner = await makeDrillCluster()
log('the cluster is whole: one primary, a synchronous standby and another')
const simulator = await startBankSimulator({ seed })
const { products, people } = await fillDrillShop(owner, { products: 5, stock: 2_000, buyers: BUYERS })
const env = clusterEnvironment(simulator.url)
const shop = await startDrillShop({ env, quiet: true })
const [{ productId } = { productId: 0 }] = products
const writing = startWriting({ addresses: API_ADDRESSES, origin: DRILL_ORIGIN, productId })
const reading = startReading(readsUrl(), productId)
const pages = await startCachedPages({ env, webUrl: webUrl(), readsUrl: readsUrl(), owner })
const answers: TimedAnswer[] = []
const counter = clusterCounter(env, simulator, { chance, onAnswer: (answer) => answers.push(answer) })
const shopping = startShopping({ counter, people, products })

const table: string[] = []
let over = 0
for (const fault of faults) over += await goThrough(fault)

await shopping.stop()
await Promise.all([writing.stop(), reading.stop(), pages.stop()])
log(`all ${shopping.visits.length} visits are over; waiting for what is left open`)
const { left, settledMs } = await waitUntilSettled(owner)
await shop.stop()
const account = await closeAccount({ owner, simulator, visits: shopping.visits, log })
log(`open ${left}; the last was settled ${(settledMs / 1000).toFixed(1)} s after the last visit`)
const failures = answers.filter(({ status }) => status === 500).length
const silent = answers.filter(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter).length
const away = answers.filter(({ status }) => status === 503).length
log(
  `buyers got ${answers.length} answers: ${failures} of 500, ${away} of 503 (${silent} without Retry-After)`,
)
const deaths = [...shop.apis, shop.worker].map((one) => one.deaths())
log(`deaths of shop-api, shop-api and worker: ${deaths.join(', ')}`)
await simulator.stop()
await owner.end()
await stopCluster(drillCluster)
console.log(
  [
    'fault        no write for   bar   reads fail  no read for  pages fail  no page for  whole again',
    ...table,
  ].join('\n'),
)
const faultCount = over + left + account + failures + silent + deaths.reduce((sum, count) => sum + count, 0)
console.log(faultCount === 0 ? 'the drill holds' : `the drill FAILED (${faultCount})`)
process.exit(faultCount === 0 ? 0 : 1)

/** Answers 1 when writes took longer than their bar, or a cached page was not shown. */
async function goThrough({ name, barMs, lastsMs, strike }: Fault): Promise<0 | 1> {
  await setTimeout(4_000)
  const fromMs = Date.now()
  const { what, heal } = await strike(drillCluster)
  log(`${name}: ${what}`)
  await setTimeout(lastsMs)
  // One write may still have been under way when it happened: it is over when writes go on for a second.
  while (!isSteady() && Date.now() - fromMs < lastsMs + WRITES_AGAIN_WITHIN_MS) await setTimeout(100)
  await heal()
  await waitUntilWhole(drillCluster)
  const wholeMs = Date.now() - fromMs
  const writes = writing.moments.since(fromMs)
  const reads = reading.moments.since(fromMs)
  const seen = pages.moments.since(fromMs)
  const inSeconds = (ms: number, width: number) => `${(ms / 1_000).toFixed(1)} s`.padStart(width)
  const share = ({ failed, worked }: typeof reads) => `${failed}/${failed + worked}`.padStart(11)
  const isOver = writes.longestMs > barMs || seen.failed > 0
  table.push(
    [
      name.padEnd(12),
      `${inSeconds(writes.longestMs, 12)} ${inSeconds(barMs, 6)}`,
      `${share(reads)} ${inSeconds(reads.longestMs, 12)}`,
      `${share(seen)} ${inSeconds(seen.longestMs, 12)}`,
      `${inSeconds(wholeMs, 12)}${isOver ? '  OVER' : ''}`,
    ].join(' '),
  )
  log(table.at(-1) ?? '')
  return isOver ? 1 : 0
}

/** Writes went on for the last second. */
function isSteady(): boolean {
  return writing.moments.since(Date.now() - 1_000).longestMs < 500
}
