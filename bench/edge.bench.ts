import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { SEEDED_DATABASE, startEdgedShop } from '../tools/processes/start-seeded-shop.ts'
import { databaseUrl, ports, ROOT } from '../tools/services/settings.ts'
import { startBareVarnish } from './edge/bare-varnish.ts'
import { browseByZipf } from './edge/browse-by-zipf.ts'
import { requestsPerSecond } from './edge/run-wrk.ts'
import { findPages } from './pages/find-pages.ts'

/** `pnpm bench edge`; EDGE_SECONDS shortens the browsing, EDGE_BUILT=yes uses the build that is there. */
const SECONDS = Number(process.env.EDGE_SECONDS ?? 300)
/** With the seeds' own as many products as pages are visited: a change makes the pages old that show its product. */
const MORE_PRODUCTS = 700
const BARS = { ratio: 0.9, hits: 0.95 }

if (process.env.EDGE_BUILT !== 'yes') execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: 'inherit' })
const shop = await startEdgedShop(MORE_PRODUCTS)
const misses: string[] = []
const pages = await findPages(shop.origin)
for (const name of ['home', 'product']) {
  const { pathname } = new URL(pages[name] ?? shop.origin)
  const body = await (await fetch(`${shop.origin}${pathname}`, { headers: { 'accept-encoding': '' } })).text()
  const bare = startBareVarnish(ports.bench, body)
  const [bareRate = 0, edgeRate = 0] = requestsPerSecond([bare.url, `${shop.origin}${pathname}`])
  const [storefrontRate = 0] = requestsPerSecond([`http://127.0.0.1:${ports.e2eWeb}${pathname}`], { runs: 1 })
  bare.stop()
  const ratio = edgeRate / bareRate
  if (ratio < BARS.ratio) misses.push(`${name}: ${ratio.toFixed(2)} of bare Varnish, bar ${BARS.ratio}`)
  console.log(
    `${name}: ${(body.length / 1024).toFixed(0)} kB, edge ${edgeRate.toFixed(0)}/s, bare Varnish ${bareRate.toFixed(0)}/s (ratio ${ratio.toFixed(2)}), one storefront alone ${storefrontRate.toFixed(1)}/s`,
  )
}

const owner = new pg.Pool({ connectionString: databaseUrl('owner', SEEDED_DATABASE), max: 2 })
const browsed = await browseByZipf({ origin: shop.origin, owner, seconds: SECONDS })
await owner.end()
await shop.stop()
const share = (browsed.hit + browsed.stale) / browsed.visits
if (share < BARS.hits) misses.push(`hits ${(share * 100).toFixed(1)} %, bar ${BARS.hits * 100} %`)
console.log(
  `${browsed.visits} visits of ${browsed.pages} pages by Zipf in ${SECONDS} s, ${browsed.priceChanges} price changes: ` +
    `hits ${(share * 100).toFixed(2)} % (${browsed.stale} stale), misses ${browsed.miss}, failures ${browsed.failures}`,
)
for (const miss of misses) console.log(`short of its bar: ${miss}`)
process.exit(misses.length === 0 && browsed.failures === 0 ? 0 : 1)
