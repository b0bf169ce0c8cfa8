import { setTimeout } from 'node:timers/promises'
import { CRASH_POINTS } from '@rasteh/payments/payment-context'
import { startBankSimulator } from '@rasteh/simulator/banks'
import { closeAccount, waitUntilSettled } from './drill-account.ts'
import { makeDrillDatabase } from './drill-database.ts'
import { startShopping } from './drill-load.ts'
import { API_ADDRESSES, DRILL_ORIGIN, drillEnvironment, fillDrillShop, startDrillShop } from './drill-shop.ts'
import { logSince } from './log-line.ts'
import { seeded } from './seeded.ts'

const CHECKOUTS = Number(process.env.DRILL_CHECKOUTS ?? 5_000)
const KILLS = Number(process.env.DRILL_KILLS ?? 20)
const BUYERS = 64
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const chance = seeded(seed)
const log = logSince(Date.now())
log(
  `seed ${seed}: ${CHECKOUTS} checkouts by ${BUYERS} buyers, ${KILLS} kills (again: pnpm drill checkout ${seed})`,
)

const owner = await makeDrillDatabase()
const simulator = await startBankSimulator({ seed })
// Few products, and too few of each: most of the drill is about the last ones.
const { products, people } = await fillDrillShop(owner, {
  products: 5,
  stock: Math.round(CHECKOUTS / 8),
  buyers: BUYERS,
})
const env = drillEnvironment(simulator.url)
/** Every other life ends at a named point, at its own hour; the kills below end the rest. */
const crashing = (life: number): Record<string, string> =>
  life % 2 === 0 ? { DRILL_CRASH_AT: `${CRASH_POINTS[(life / 2) % CRASH_POINTS.length]}:0.01` } : {}
const shop = await startDrillShop({ env, life: crashing })
const processes = [...shop.apis, shop.worker]

const shopping = startShopping({
  counter: {
    address: () => API_ADDRESSES[Math.floor(chance() * API_ADDRESSES.length)] ?? DRILL_ORIGIN,
    origin: DRILL_ORIGIN,
    secret: env.RASTEH_SECRET ?? '',
    simulator,
    chance,
  },
  people,
  products,
  checkouts: CHECKOUTS,
})
let killed = 0
while (killed < KILLS && !shopping.isOver()) {
  const due = (CHECKOUTS / (KILLS + 1)) * (killed + 1)
  if (shopping.begun() >= due) {
    processes[Math.floor(chance() * processes.length)]?.kill()
    killed += 1
    log(`${shopping.begun()} begun, kill ${killed}`)
  }
  await setTimeout(50)
}
await shopping.ended()
log(`all ${shopping.visits.length} visits are over; waiting for what is left open`)

const { left, settledMs } = await waitUntilSettled(owner)
await shop.stop()
log(`deaths: ${processes.map((one) => one.deaths()).join(', ')}`)
const faults = await closeAccount({ owner, simulator, visits: shopping.visits, log })
log(`open ${left}; the last was settled ${(settledMs / 1000).toFixed(1)} s after the last visit`)
await simulator.stop()
await owner.end()
const isWell = left + faults === 0
console.log(isWell ? 'the drill holds' : `the drill FAILED: replay with pnpm drill checkout ${seed}`)
process.exit(isWell ? 0 : 1)
