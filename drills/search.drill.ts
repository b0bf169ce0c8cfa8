import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createProductSearch } from '@rasteh/search/create-product-search'
import { connectOpenSearch } from '@rasteh/search/opensearch'
import { openPool } from '@rasteh/shop-store/platform/pool'
import { databaseUrl, ROOT } from '../tools/services/settings.ts'
import {
  DRILL_URLS,
  killDrillCluster,
  killDrillNode,
  makeDrillCluster,
  managerOf,
  startDrillNodes,
  stopDrillCluster,
} from './drill-cluster.ts'
import { DRILL_DATABASE, makeDrillDatabase } from './drill-database.ts'
import { type Answered, startSearching } from './search-load.ts'

const PRODUCTS = Number(process.argv[2] ?? 20_000)
const ANSWERS = 100
/** Within a second, whatever dies. */
const BAR_MS = 1_000
const settings = { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URLS: DRILL_URLS.join(',') }
let failed = 0

console.log(`a shop of ${PRODUCTS} products, and a cluster of two nodes …`)
const owner = await makeDrillDatabase()
const ownerEnvironment = { ...process.env, DATABASE_OWNER_URL: databaseUrl('owner', DRILL_DATABASE) }
execFileSync(process.execPath, [join(ROOT, 'tools/seed.ts'), '--products', String(PRODUCTS)], {
  env: ownerEnvironment,
  stdio: ['ignore', 'ignore', 'inherit'],
})
await makeDrillCluster()
await once(rebuild('postgres'), 'exit')
await once(rebuild('opensearch'), 'exit')

const pool = openPool({ url: databaseUrl('shop', DRILL_DATABASE), name: 'drill', max: 4 })
const openSearch = connectOpenSearch(settings)
const search = createProductSearch({ database: pool, ...(openSearch && { first: openSearch.first }) })
const buyers = startSearching(search, await commonWord())
await buyers.until('opensearch')
const whole = (await buyers.take(1)).at(-1)?.total ?? 0
console.log(`OpenSearch answers, ${whole} products for the drill's word`)

await killDrillNode(await managerOf())
report('the managing node killed', await buyers.take(ANSWERS))
await killDrillCluster()
report('all nodes killed', await buyers.take(ANSWERS), 'postgres')
await startDrillNodes()
console.log(
  `started again: back in OpenSearch ${Math.round(await buyers.until('opensearch'))} ms after it was ready`,
)

const cutOff = rebuild('opensearch')
// Far enough that it has noted where it is.
await printed(cutOff, '10000 documents')
cutOff.kill('SIGKILL')
await once(cutOff, 'exit')
report('the rebuild killed midway', await buyers.take(ANSWERS))
const orphan = rebuild('opensearch')
await printed(orphan, '5000 documents')
await killDrillCluster()
report('all nodes killed in mid-rebuild', await buyers.take(ANSWERS), 'postgres')
orphan.kill('SIGKILL')
await startDrillNodes()
await buyers.until('opensearch')
report('started again: the old index serves', await buyers.take(ANSWERS))
const [code] = await once(rebuild('opensearch'), 'exit')
await buyers.until('opensearch')
report(`the rebuild run again (${code === 0 ? 'finished' : 'failed'})`, await buyers.take(ANSWERS))

await buyers.stop()
await openSearch?.close()
await pool.end()
await owner.end()
await stopDrillCluster()
console.log(failed === 0 && code === 0 ? 'no search was lost' : `${failed} searches were lost or late`)
process.exit(failed === 0 && code === 0 ? 0 : 1)

function rebuild(engine: string): ChildProcess {
  return spawn(process.execPath, [join(ROOT, 'tools/search.ts'), 'rebuild', engine], {
    env: { ...process.env, ...settings, DATABASE_SHOP_URL: databaseUrl('shop', DRILL_DATABASE) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Until it says so, or ends. */
async function printed(child: ChildProcess, text: string): Promise<void> {
  let log = ''
  while (child.exitCode === null && !log.includes(text))
    log += String((await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]))[0])
}

/** A word that many products have. */
async function commonWord(): Promise<string> {
  const { rows } = await pool.query<{ token: string }>(
    `select token from shop.search_vocabulary where frequency between 10 and ${PRODUCTS / 2} and char_length(token) > 3
     order by frequency desc limit 1`,
  )
  return rows[0]?.token ?? ''
}

function report(what: string, answers: readonly Answered[], by?: string): void {
  const slowest = Math.max(...answers.map(({ tookMs }) => tookMs))
  const wrong = answers.filter(({ engine, total }) => engine === 'none' || total !== whole)
  const late = answers.filter(({ tookMs }) => tookMs > BAR_MS)
  const engines = [...new Set(answers.map(({ engine }) => engine))].join(', ')
  failed += wrong.length + late.length
  console.log(
    `${what}: ${answers.length} answered by ${engines}, ${wrong.length} wrong, slowest ${Math.round(slowest)} ms`,
  )
  if (by && !engines.includes(by)) failed += 1
}
