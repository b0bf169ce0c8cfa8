import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startBankSimulator } from '@rasteh/simulator/banks'
import { startRedis } from '../tools/services/redis.ts'
import { databaseUrl, ports, SERVICES_DIR } from '../tools/services/settings.ts'
import { collectAnswersByFault } from './answers-by-fault.ts'
import { startFillingBaskets } from './basket-load.ts'
import { closeAccount, waitUntilSettled } from './drill-account.ts'
import { DRILL_DATABASE, makeDrillDatabaseAt } from './drill-database.ts'
import { startShopping } from './drill-load.ts'
import { startDrillPostgres } from './drill-postgres.ts'
import { API_ADDRESSES, DRILL_ORIGIN, drillEnvironment, fillDrillShop, startDrillShop } from './drill-shop.ts'
import { logSince } from './log-line.ts'
import { seeded } from './seeded.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { compareFiles, uploadCards } from './upload-files.ts'

/** `pnpm drill disk [seed]`, as root: the disks of the data, of the database's log and of uploads are full for a while. */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const FULL_MS = 15_000
const RECOVERED_MS = 60_000
const FILLERS = 6
const BUYERS = 6
const SENDERS = 30
const chance = seeded(seed)
const log = logSince(Date.now())
const faults: string[] = []
if (process.getuid?.() !== 0) throw new Error('small disks are mounted by root alone')

startRedis()
const postgres = await startDrillPostgres()
const uploads = mountSmallDisk(join(SERVICES_DIR, 'uploads-drill'), 4)
const owner = await makeDrillDatabaseAt(ports.drillPostgres)
const simulator = await startBankSimulator({ seed })
const { products, people } = await fillDrillShop(owner, {
  products: 8,
  stock: 100_000,
  buyers: FILLERS + BUYERS + SENDERS,
})
const env: Record<string, string> = {
  ...drillEnvironment(simulator.url),
  DATABASE_SHOP_URL: databaseUrl('shop', DRILL_DATABASE, ports.drillPostgres),
  RASTEH_FILES_DIR: uploads.path,
  UPLOADS_PER_MINUTE: '100000',
}
const shop = await startDrillShop({ env, quiet: true })
const book = collectAnswersByFault({ log, slowMs: 12_000, bankMs: Number(env.BANK_TIME_OUT_MS) })
const counter = {
  address: () => API_ADDRESSES[Math.floor(chance() * API_ADDRESSES.length)] ?? DRILL_ORIGIN,
  origin: DRILL_ORIGIN,
  secret: env.RASTEH_SECRET ?? '',
  simulator,
  chance,
  onAnswer: book.onAnswer,
}
const senders = people.slice(FILLERS + BUYERS)
const filling = startFillingBaskets({ counter, people: people.slice(0, FILLERS), products, eachMs: 60 })
const shopping = startShopping({ counter, people: people.slice(FILLERS, FILLERS + BUYERS), products })
log(`seed ${seed}: ${FILLERS} fill their baskets, ${BUYERS} buy, ${SENDERS} send a picture`)
await setTimeout(10_000)
await suffer('the data disk is full', postgres.data)
await suffer('the disk of the log is full', postgres.wal)
log(`PostgreSQL was started ${postgres.starts()} times`)
await fillUploads()

await filling.stop()
await shopping.stop()
const { left } = await waitUntilSettled(owner)
await shop.stop()
const unplanned = book.close((path) => path === '/api/shop/cart/update')
if (unplanned > 0) faults.push(`${unplanned} answers that nobody planned`)
const { lines, lost } = await filling.count(owner)
log(`basket lines acknowledged ${lines}, lost ${lost}`)
if (lost > 0) faults.push(`${lost} basket lines were lost`)
const wrong = await closeAccount({ owner, simulator, visits: shopping.visits, log })
if (wrong + left > 0) faults.push(`${wrong} faults in the account, ${left} left open`)
await simulator.stop()
await owner.end()
await postgres.stop()
uploads.remove()
for (const fault of faults) console.log(`fault: ${fault}`)
console.log(faults.length === 0 ? 'the drill holds' : `the drill FAILED: replay with pnpm drill disk ${seed}`)
process.exit(faults.length === 0 ? 0 : 1)

/** A full disk under load, then the wait until both processes sell again, by themselves. */
async function suffer(name: string, disk: SmallDisk): Promise<void> {
  const chapter = book.begin(name)
  log(name)
  disk.fill()
  await setTimeout(FULL_MS)
  await disk.free()
  const freedAt = Date.now()
  if (!chapter.answers.some(({ status }) => status === 503)) faults.push(`${name}: nobody noticed`)
  book.begin('  after it was freed')
  const ordered = shopping.visits.length
  const sellsAgain = () => shopping.visits.slice(ordered).filter(({ kind }) => kind === 'ordered').length >= 5
  while (!(sellsAgain() && (await areReady())) && Date.now() - freedAt < 2 * RECOVERED_MS)
    await setTimeout(100)
  const tookMs = Date.now() - freedAt
  log(`sells again ${(tookMs / 1000).toFixed(1)} s after it was freed`)
  if (tookMs > RECOVERED_MS) faults.push(`${name}: recovered only after ${tookMs} ms`)
  await setTimeout(3_000)
}

async function areReady(): Promise<boolean> {
  const answers = await Promise.all(API_ADDRESSES.map((address) => fetch(`${address}/health/ready`)))
  return answers.every(({ ok }) => ok)
}

/** Pictures before, while and after the disk is full: refused ones leave nothing, and the rest is whole. */
async function fillUploads(): Promise<void> {
  book.begin('the disk of uploads is full')
  const third = SENDERS / 3
  const before = await uploadCards(counter, senders.slice(0, third))
  uploads.fill()
  await setTimeout(500)
  const during = await uploadCards(counter, senders.slice(third, 2 * third))
  const meanwhile = await compareFiles(owner, uploads.path)
  await uploads.free()
  const freedAt = Date.now()
  const after = await uploadCards(counter, senders.slice(third))
  const files = await compareFiles(owner, uploads.path)
  log(
    `uploads before ${JSON.stringify(before)}, full ${JSON.stringify(during)}, after ${JSON.stringify(after)}`,
  )
  log(
    `while full: ${JSON.stringify(meanwhile)}; in the end: ${JSON.stringify(files)}, ${Date.now() - freedAt} ms after`,
  )
  const isWell = before[200] === third && during[503] === third && after[200] === 2 * third
  if (!isWell) faults.push('uploads were answered otherwise than planned')
  const loose =
    meanwhile.rowsWithoutFile + meanwhile.filesWithoutRow + files.rowsWithoutFile + files.filesWithoutRow
  if (loose > 0) faults.push(`${loose} rows without a file or files without a row`)
}
