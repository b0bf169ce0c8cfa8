import { execFileSync } from 'node:child_process'
import { startBankSimulator } from '@rasteh/simulator/banks'
import pg from 'pg'
import { roll } from '../tools/deploy/roll.ts'
import { makeSeededDatabase, SEEDED_DATABASE } from '../tools/processes/start-seeded-shop.ts'
import { databaseUrl, ROOT, shopEnvironment } from '../tools/services/settings.ts'
import { closeAccount, waitUntilSettled } from './drill-account.ts'
import type { Visit } from './drill-buyer.ts'
import { startShopping } from './drill-load.ts'
import { addBuyers, drillEnvironment } from './drill-shop.ts'
import { logSince } from './log-line.ts'
import { startReading } from './page-readers.ts'
import { startRollingShop } from './rolling-shop.ts'
import { seeded } from './seeded.ts'
import { tallyAnswers } from './tally-answers.ts'

/** `pnpm drill deploy [seed]`; DRILL_BUILT=yes uses the build that is there. */
const ROLLS = Number(process.env.DRILL_ROLLS ?? 10)
const BUYERS = 4
const READERS = 3
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const log = logSince(Date.now())

if (process.env.DRILL_BUILT !== 'yes')
  execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
makeSeededDatabase()
const owner = new pg.Pool({ connectionString: databaseUrl('owner', SEEDED_DATABASE), max: 4 })
// Plenty of everything: here a refusal would be a fault.
const { rows: cities } = await owner.query<{ id: number }>('select id from public.cities order by id limit 1')
const { products, people } = await addBuyers(owner, cities[0]?.id ?? 0, {
  products: 20,
  stock: 100_000,
  buyers: BUYERS,
})
const { rows: pages } = await owner.query<{ path: string }>(
  `(select '/product/' || id || '/' || slug as path from public.products
    where deleted_at is null and slug is not null order by id limit 150)
   union all (select '/category/' || id || '/' || slug from public.categories where slug is not null order by id limit 20)
   union all select unnest(array['/', '/offers', '/news', '/basket', '/login'])`,
)
const simulator = await startBankSimulator({ seed })
const shop = await startRollingShop({
  ...drillEnvironment(simulator.url),
  ...shopEnvironment(SEEDED_DATABASE),
  ...banksOf(drillEnvironment(simulator.url)),
})
log(
  `seed ${seed}: two of storefront, dashboard and shop-api, one worker behind the edge; ${BUYERS} buyers, ${READERS} readers`,
)

const chance = seeded(seed)
const tally = tallyAnswers()
const counter = {
  address: () => shop.origin,
  origin: shop.origin,
  secret: shopEnvironment(SEEDED_DATABASE).RASTEH_SECRET ?? '',
  simulator,
  chance,
  onAnswer: tally.onAnswer,
}
const shopping = startShopping({ counter, people, products })
const reading = startReading({ ...counter, readers: READERS, paths: pages.map(({ path }) => path) })
for (let count = 1; count <= ROLLS; count += 1) {
  const startedAt = Date.now()
  await roll(shop.instances, () => {})
  const took = ((Date.now() - startedAt) / 1000).toFixed(1)
  log(`roll ${count} of ${ROLLS} took ${took} s; ${shopping.visits.length} checkouts, ${tally.line()}`)
}
await reading.stop()
await shopping.stop()
const { left, settledMs } = await waitUntilSettled(owner)
log(`open ${left}; the last was settled ${(settledMs / 1000).toFixed(1)} s after the last visit`)
const faults = await closeAccount({ owner, simulator, visits: shopping.visits, log })
// A bank of the simulator that fails steps aside: who had just chosen it is asked to choose again.
const isPlanned = (visit: Visit) => visit.kind === 'ordered' || visit.why === 'payment-bank-required'
const refused = shopping.visits.filter((visit) => !isPlanned(visit)).length
for (const line of tally.lines()) log(`not answered: ${line}`)
log(
  `${ROLLS} rolling restarts (${shop.restarts()} processes): ${shopping.visits.length} checkouts, ${refused} failed; ${tally.line()}`,
)
await shop.stop()
await simulator.stop()
await owner.end()
const isWell = left + faults + refused + tally.failed() === 0
console.log(isWell ? 'the drill holds' : `the drill FAILED: replay with pnpm drill deploy ${seed}`)
process.exit(isWell ? 0 : 1)

/** The seeded shop's own settings name other banks' addresses. */
function banksOf(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(BANK|PAYMENT)_/.test(name)))
}
