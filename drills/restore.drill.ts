import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startBankSimulator } from '@rasteh/simulator/banks'
import { runOnDatabase } from '../tools/backup/postgres-program.ts'
import { findPrimary, switchOver, waitUntilWhole } from '../tools/services/cluster/members.ts'
import { drillCluster } from '../tools/services/cluster/place.ts'
import { startCluster, stopCluster } from '../tools/services/cluster.ts'
import { databaseUrl, ROOT } from '../tools/services/settings.ts'
import { clusterCounter, clusterEnvironment, makeDrillCluster } from './cluster/cluster-shop.ts'
import { destroyCluster } from './cluster/destroy-cluster.ts'
import { measureSizes, newestPiece, noteMoment, onPrimary, waitUntilKept } from './cluster/repository.ts'
import { closeRestoreAccount, readRestored } from './cluster/restore-account.ts'
import { layShopFiles, lookAtCards } from './cluster/shop-files.ts'
import { sortOrders } from './cluster/sort-orders.ts'
import { waitUntilSettled } from './drill-account.ts'
import { DRILL_DATABASE } from './drill-database.ts'
import { startShopping } from './drill-load.ts'
import { DRILL_REDIS_URL, startDrillRedis } from './drill-redis.ts'
import { fillDrillShop, startDrillShop } from './drill-shop.ts'
import { logSince } from './log-line.ts'
import { seeded } from './seeded.ts'
import { compareFiles, uploadCards } from './upload-files.ts'

/**
 * `pnpm drill restore [seed]`, as root: all three machines, Redis and the shop's disk are destroyed while people buy, and
 * fresh ones are brought back to a moment before that, by the runbook of docs/guides/operate.md.
 */
const BUYERS = 4
const REST_MS = 400
/** From the loss to the first order that a buyer hears of. */
const BACK_WITHIN_MS = 120_000
/** archive_timeout of ops/cluster/patroni.yml, and what it takes to put a piece away. */
const KEPT_WITHIN_MS = 30_000 + 10_000
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const chance = seeded(seed)
const log = logSince(Date.now())
const faults: string[] = []
const bar = (isHeld: boolean, fault: string) => void (isHeld || faults.push(fault))
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const owner = await makeDrillCluster()
log(`the cluster is whole; ${BUYERS} buyers, seed ${seed}`)
const redis = await startDrillRedis()
const simulator = await startBankSimulator({ seed })
const { products, people } = await fillDrillShop(owner, { products: 5, stock: 2_000, buyers: BUYERS })
const files = layShopFiles()
const env: Record<string, string> = {
  ...clusterEnvironment(simulator.url),
  ...files.folders,
  DATABASE_OWNER_URL: databaseUrl('owner', DRILL_DATABASE, drillCluster.port),
  REDIS_URL: DRILL_REDIS_URL,
  UPLOADS_PER_MINUTE: '1000',
}
let shop = await startDrillShop({ env, quiet: true })
const counter = clusterCounter(env, simulator, { chance })
const shopping = startShopping({ counter, people, products, restMs: REST_MS })

const backupAt = Date.now()
await onPrimary('--type=full', 'backup')
log(`a whole backup while people buy took ${inSeconds(Date.now() - backupAt)}`)
const uploads = await uploadCards(counter, people.slice(0, 2))
const cards = await Promise.all(people.slice(0, 2).map((person) => lookAtCards(counter, person)))
bar(uploads[200] === 2 && cards.flat().length === 2, `cards were not taken: ${JSON.stringify(uploads)}`)
await files.keep(env)
log('two cards shown to the shop; its files are backed up and their keys kept apart')
await handOver()
await sell(8)

// Asked first: what a bank knows of by then is in the database by the moment.
const atMoment = simulator.payments()
const moment = await noteMoment(owner)
log(`the moment is ${moment.text}, on timeline ${moment.timeline}`)
const isKept = await waitUntilKept(owner, moment, KEPT_WITHIN_MS)
const keptAfterMs = Date.now() - moment.ms
log(`its piece of the log is in the repository after ${inSeconds(keptAfterMs)}; nobody asked for it`)
bar(isKept, 'the moment did not reach the repository')
await setTimeout(5_000 + chance() * 20_000)
const sizes = await measureSizes(owner)
const { agoMs: newestMs } = await newestPiece(owner)
bar(newestMs <= KEPT_WITHIN_MS, `the newest piece of the log was ${inSeconds(newestMs)} old`)

const lostMs = Date.now()
const [killed] = await Promise.all([destroyCluster(drillCluster), shop.stop(), redis.kill()])
files.lose()
const downMs = Date.now()
const atLoss = simulator.payments()
log(`${killed} processes killed; machines, Redis and the shop's disk are gone`)
await startCluster(drillCluster, { restoreTo: moment.text, timeline: moment.timeline })
const wholeMs = Date.now() - lostMs
log(`three fresh machines are whole ${inSeconds(wholeMs)} after the loss`)
const restored = await readRestored(owner, moment)
const keys = await files.bringBack(env)
runOnDatabase('psql', env.DATABASE_OWNER_URL ?? '', [
  ...['-q', '-v', 'ON_ERROR_STOP=1', '-f', join(ROOT, 'ops/postgres/after-restore.sql')],
])
execFileSync(process.execPath, [join(ROOT, 'tools/migrate.ts')], {
  env: { ...process.env, ...env },
  stdio: ['ignore', 'ignore', 'inherit'],
})
await redis.startAgain()
shop = await startDrillShop({ env: { ...env, RASTEH_FILE_KEYS: keys }, quiet: true })
const sorted = () => sortOrders(shopping.visits, { momentMs: moment.ms, downMs })
for (const deadline = Date.now() + 60_000; sorted().afterRestore.length < 8 && Date.now() < deadline; )
  await setTimeout(100)
const backMs = Math.min(...sorted().afterRestore.map(({ placedAtMs }) => placedAtMs)) - lostMs
log(`the first order of the restored shop ${inSeconds(backMs)} after the loss`)
bar(backMs <= BACK_WITHIN_MS, `no order within ${inSeconds(BACK_WITHIN_MS)} of the loss`)

await shopping.stop()
const { left, settledMs } = await waitUntilSettled(owner)
log(`open ${left}; the last was settled ${inSeconds(settledMs)} after the last visit`)
bar(left === 0, `${left} payments or holds stayed open`)
await lookAtFiles()
await shop.stop()
const visits = shopping.visits
const account = await closeRestoreAccount({
  ...{ owner, simulator, visits, log, moment, downMs, restored, atMoment, atLoss },
})
faults.push(...account.faults)
const members = await waitUntilWhole(drillCluster)
await onPrimary('check')
log('the repository takes the log of the restored cluster')
await simulator.stop()
await redis.stop()
await owner.end()
await stopCluster(drillCluster)
files.remove()
console.log(
  [
    `back after               ${inSeconds(backMs)} from the loss to the first order (bar ${inSeconds(BACK_WITHIN_MS)}); three machines whole after ${inSeconds(wholeMs)}`,
    ...account.lines,
    `the moment was kept      ${inSeconds(keptAfterMs)} later; at the loss the newest piece of the log was ${inSeconds(newestMs)} old (bar ${inSeconds(KEPT_WITHIN_MS)})`,
    `sizes                    database ${sizes.database} MB, its backup ${sizes.backup} MB, the repository ${sizes.repository} MB`,
    `cluster                  ${members.map(({ name, role, timeline }) => `${name} ${role} on ${timeline}`).join(', ')}`,
  ].join('\n'),
)
for (const fault of faults) console.log(`fault: ${fault}`)
console.log(
  faults.length === 0 ? 'the drill holds' : `the drill FAILED: replay with pnpm drill restore ${seed}`,
)
process.exit(faults.length === 0 ? 0 : 1)

/** The moment lies on another timeline than the backup, as after any failover of the day. */
async function handOver(): Promise<void> {
  const primary = await findPrimary(drillCluster)
  if (!primary) throw new Error('there is no primary')
  await switchOver(drillCluster, primary)
  await setTimeout(2_000)
  await waitUntilWhole(drillCluster)
}

/** Waits until so many more orders were heard of. */
async function sell(orders: number): Promise<void> {
  const count = () => shopping.visits.filter(({ kind }) => kind === 'ordered').length
  const wanted = count() + orders
  for (const deadline = Date.now() + 60_000; count() < wanted; await setTimeout(100))
    if (Date.now() > deadline) throw new Error('nobody can buy')
}

async function lookAtFiles(): Promise<void> {
  const again = await Promise.all(people.slice(0, 2).map((person) => lookAtCards(counter, person)))
  const { kept, rowsWithoutFile } = await compareFiles(owner, files.folders.RASTEH_FILES_DIR)
  const isSame =
    JSON.stringify(again) === JSON.stringify(cards) && again.flat().every((one) => one.startsWith('200'))
  log(
    `files: the shop's own ${files.isWhole() ? 'are' : 'are NOT'} whole; ${kept} cards, ${rowsWithoutFile} lost`,
  )
  bar(files.isWhole() && isSame && rowsWithoutFile === 0, 'a file did not come back as it was')
}
