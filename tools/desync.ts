import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { waitUntilReady } from './deploy/roll.ts'
import { openCanary } from './desync/canary.ts'
import { makeAttacks } from './desync/make-attacks.ts'
import { type Route, runAttacks, violationsOf } from './desync/run-attacks.ts'
import { basketVictims, pageVictims, screenVictims } from './desync/victims.ts'
import { SEEDED_ORIGIN, seededEdge, startSeededShop } from './processes/start-seeded-shop.ts'
import { startEdge, stopEdge } from './services/edge.ts'
import { ports } from './services/settings.ts'

/**
 * `pnpm prove desync`, on the built shop: raw requests through the edge, through the gateway, and to storefront,
 * dashboard and shop-api themselves. DESYNC_RUNNING=yes takes the shop of `node tools/e2e.ts` that runs already.
 */
const COUNT = Number(process.env.DESYNC_REQUESTS ?? 2_000)
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_115)
const SHOWN = 12
const EDGE_READY_MS = 60_000

const isRunning = process.env.DESYNC_RUNNING === 'yes'
// A busy machine must not make the edge give its processes up: then it would refuse everything, and prove nothing.
const edge = { ...seededEdge([ports.e2ePages]), probeTimeout: '15s' }
if (!isRunning) startEdge(edge)
const shop = isRunning ? null : await startSeededShop()
// The shop is up before the edge knows it: it asks each process twice before it sends anybody there.
for (const path of ['/health/ready', ADDED_PATHS.me, '/cms-api/staff/me'])
  await waitUntilReady('the edge', () => `http://127.0.0.1:${edge.port}${path}`, EDGE_READY_MS)
const canary = await openCanary()

const home = await (await fetch(SEEDED_ORIGIN)).text()
const productId = Number(/\/product\/(\d+)\//.exec(home)?.[1])

/** Most victims have a basket, some look at pages, where both are answered. */
async function routeTo(name: string, port: number, kinds: 'both' | 'pages' | 'baskets'): Promise<Route> {
  const pages = pageVictims(port, SEEDED_ORIGIN)
  const baskets = kinds === 'pages' ? pages : await basketVictims(port, SEEDED_ORIGIN, productId)
  if (kinds === 'baskets') return { name, port, ask: baskets }
  return { name, port, ask: (turn) => (kinds === 'pages' || turn % 16 === 0 ? pages(turn) : baskets(turn)) }
}
const routes = [
  await routeTo('edge', edge.port, 'both'),
  await routeTo('gateway', ports.e2eWeb, 'both'),
  await routeTo('storefront', ports.e2ePages, 'pages'),
  { name: 'dashboard', port: ports.e2eDashboard, ask: screenVictims(ports.e2eDashboard, SEEDED_ORIGIN) },
  await routeTo('shop-api', ports.e2eShopApi, 'baskets'),
]
const attacks = makeAttacks({ count: COUNT, canary: canary.host, seed: SEED })
const results = []
for (const route of routes) {
  const result = await runAttacks(route, attacks)
  console.log(`${route.name}: ${result.requests} requests, ${violationsOf([result], []).length} violations`)
  results.push(result)
}
canary.close()
await shop?.stop()
if (!isRunning) stopEdge(edge)

console.table(
  results.map(({ route, requests, victims, wrong, hung, failed, sniffable, waits, slowestMs }) => ({
    route,
    requests,
    'victims asked': victims,
    'another’s answer': wrong.length,
    hung: hung.length,
    '5xx': failed.length,
    'without nosniff': sniffable.length,
    'told to wait': waits,
    'slowest ms': Math.round(slowestMs),
  })),
)
console.log(`requests that reached another host: ${canary.visits.length}`)
const violations = violationsOf(results, canary.visits)
for (const violation of violations.slice(0, SHOWN)) console.log(JSON.stringify(violation))
console.log(
  `${violations.length} violations of ${results.reduce((sum, { requests }) => sum + requests, 0)} requests`,
)
process.exit(violations.length === 0 ? 0 : 1)
