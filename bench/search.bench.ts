import { join } from 'node:path'
import { createProductSearch } from '@rasteh/search/create-product-search'
import { createOpenSearchAdapter } from '@rasteh/search/opensearch/adapter'
import { connectEngine, type Engine, type EngineCall } from '@rasteh/search/opensearch/engine'
import { createOpenSearchSink } from '@rasteh/search/opensearch/sink'
import type { ProductSearch } from '@rasteh/search/product-search'
import { openPool } from '@rasteh/shop-store/platform/pool'
import { startOpenSearch, stopOpenSearch, stopWhenInterrupted } from '../tools/services/opensearch.ts'
import { databaseUrl, opensearchUrls, ports, SERVICES_DIR } from '../tools/services/settings.ts'
import { measureCommitToSearchable } from './search/commit-to-searchable.ts'
import { type Figures, inWords, runOpenLoop } from './search/open-loop.ts'
import { begunOf, makeQueries } from './search/queries.ts'
import { fillOpenSearch, fillPostgres, makeSearchShop, SEARCH_DATABASE } from './search/search-shop.ts'

const PRODUCTS = Number(process.argv[2] ?? 1_000_000)
const IN_POSTGRES = Math.min(PRODUCTS, Number(process.argv[3] ?? 100_000))
const RATE = Number(process.env.BENCH_RATE ?? 200)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
/** PostgreSQL is printed, not held to a bar: at a rate that two cores can bear. */
const POSTGRES_RATE = 20
const BAR = 2
const COMMIT_BAR_MS = 2_000

const cluster = {
  name: 'rasteh-bench',
  dir: join(SERVICES_DIR, 'opensearch-bench'),
  port: ports.drillOpensearch,
}
const urls = opensearchUrls(cluster.port)
console.log(`${PRODUCTS} products in OpenSearch, ${IN_POSTGRES} in PostgreSQL …`)
makeSearchShop(IN_POSTGRES)
stopWhenInterrupted(cluster)
await startOpenSearch(cluster)
const pool = openPool({ url: databaseUrl('shop', SEARCH_DATABASE), name: 'bench', max: 8 })
await fillPostgres(pool, IN_POSTGRES)
const engine = connectEngine(urls, 30_000)
await fillOpenSearch(engine, pool, createOpenSearchSink(engine), PRODUCTS)

const recorded: EngineCall[][] = []
const recorder: Engine = {
  ...engine,
  ask: (call) => {
    recorded.at(-1)?.push(call)
    return engine.ask(call)
  },
}
// Without the fallback: what OpenSearch takes is measured, however long.
const adapterOver = (over: Engine): ProductSearch => {
  let adapter: ProductSearch | null = null
  createProductSearch({
    database: pool,
    first: (parts) => {
      adapter = createOpenSearchAdapter({ engine: over, ...parts })
      return adapter
    },
  })
  if (!adapter) throw new Error('the search was made without its first engine')
  return adapter
}

const texts = drawTexts(RATE * SECONDS)
const calls = await recordCalls(texts)
const search = adapterOver(engine)
const through = (one: ProductSearch) => (number: number) => ({
  kind: kindOf(number),
  send: () => ask(one, number, texts[number % texts.length] ?? ''),
})
const straight = (number: number) => ({
  kind: kindOf(number),
  send: () => replay(calls[number % calls.length] ?? []),
})

// Both ways run warm before either is measured: a process's first seconds say nothing about its hours.
for (const request of [straight, through(search)])
  await runOpenLoop({ rate: RATE, seconds: Math.min(20, SECONDS), request })
const before = await runOpenLoop({ rate: RATE, seconds: SECONDS, request: straight })
const ours = await runOpenLoop({ rate: RATE, seconds: SECONDS, request: through(search) })
const after = await runOpenLoop({ rate: RATE, seconds: SECONDS, request: straight })
let isKept = true
for (const kind of ['suggestions', 'searches'] as const) {
  const bare = (before[kind].p99 + after[kind].p99) / 2
  const ratio = ours[kind].p99 / bare
  isKept &&= ratio <= BAR
  print(`${kind} straight to OpenSearch, before`, before[kind])
  print(`${kind} straight to OpenSearch, after`, after[kind])
  print(`${kind} through the shop`, ours[kind])
  console.log(`${kind}: p99 ${ratio.toFixed(2)} times the bare one (bar ${BAR})`)
}
const inPostgres = await runOpenLoop({
  rate: POSTGRES_RATE,
  seconds: Math.min(30, SECONDS),
  request: through(createProductSearch({ database: pool })),
})
for (const kind of ['suggestions', 'searches'] as const)
  print(`${kind} in PostgreSQL at ${IN_POSTGRES} products, ${POSTGRES_RATE} a second`, inPostgres[kind])
const commit = await measureCommitToSearchable(engine, urls)
print(`from commit to searchable (bar ${COMMIT_BAR_MS} ms)`, commit)
isKept &&= commit.p99 <= COMMIT_BAR_MS
await engine.close()
await pool.end()
await stopOpenSearch(cluster)
process.exit(isKept ? 0 : 1)

/** Suggestions and searches take turns. */
function kindOf(number: number): 'suggestions' | 'searches' {
  return number % 2 === 0 ? 'suggestions' : 'searches'
}

function print(what: string, figures: Figures): void {
  console.log(`${what}: ${inWords(figures)}`)
}

function ask(one: ProductSearch, number: number, text: string): Promise<unknown> {
  const query = { locale: 'fa', text, categoryId: null, limit: 24 } as const
  if (kindOf(number) === 'suggestions') return one.suggest({ ...query, text: begunOf(text), limit: 8 })
  const wide = {
    brands: [],
    attributes: [],
    priceFromRial: null,
    priceToRial: null,
    onlyInStock: false,
  } as const
  return one.find({ ...query, ...wide, sort: 'relevant', from: { offset: 0 } })
}

function drawTexts(count: number): string[] {
  const queries = makeQueries()
  return Array.from({ length: count }, () => queries.next())
}

/** What the shop asks OpenSearch for each of these requests; the same are then sent without the shop. */
async function recordCalls(wanted: readonly string[]): Promise<EngineCall[][]> {
  const recording = adapterOver(recorder)
  const known = new Map<string, EngineCall[]>()
  const all: EngineCall[][] = []
  for (const [number, text] of wanted.entries()) {
    const key = `${kindOf(number)} ${text}`
    if (!known.has(key)) {
      recorded.push([])
      await ask(recording, number, text)
      known.set(key, recorded.at(-1) ?? [])
    }
    all.push(known.get(key) ?? [])
  }
  return all
}

async function replay(asked: readonly EngineCall[]): Promise<void> {
  for (const call of asked) await engine.ask(call)
}
