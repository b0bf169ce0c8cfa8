import { BASKET_COOKIE, BASKET_SECRET_COOKIE_HTTP } from '@rasteh/contracts/cookies'
import { PATHS } from '@rasteh/contracts/paths'
import { BASKET_STATEMENTS } from '@rasteh/shop-store/baskets/statements'
import autocannon from 'autocannon'
import { BENCH_SECRET, BENCH_SECRET_HASH, handleOf, makeBenchDatabase } from './bench-database.ts'
import { runPgbench } from './run-pgbench.ts'
import { BENCH_ADDRESSES, startShopApi } from './start-shop-api.ts'

const BASKETS = 20_000
const CLIENTS = 16
const SECONDS = 10

console.log(`making ${BASKETS} baskets of 3 lines over 10,000 variants …`)
await makeBenchDatabase({ variants: 10_000, baskets: BASKETS, linesPerBasket: 3 })
const bareBefore = runPgbench({ script: sameStatement(), clients: CLIENTS, seconds: SECONDS })
const shopApi = await startShopApi()
const result = await autocannon({
  url: BENCH_ADDRESSES[0] ?? '',
  connections: CLIENTS,
  duration: SECONDS,
  requests: Array.from({ length: 1_000 }, (_, index) => ({
    method: 'GET',
    path: PATHS.cartGet,
    headers: cookieOf(index * 19 + 1),
  })),
})
shopApi.kill('SIGTERM')
const bareAfter = runPgbench({ script: sameStatement(), clients: CLIENTS, seconds: SECONDS })
if (result.non2xx > 0 || result.errors > 0)
  throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed`)

const bare = (bareBefore + bareAfter) / 2
const perSecond = result.requests.average
console.log(
  `GET cart/get through shop-api: ${Math.round(perSecond)} requests/s, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
)
console.log(
  `the same statement by pgbench: ${Math.round(bare)} a second (${Math.round(bareBefore)} before, ${Math.round(bareAfter)} after)`,
)
console.log(`ratio ${(perSecond / bare).toFixed(2)}`)
process.exit(0)

function cookieOf(number: number): Record<string, string> {
  return { cookie: `${BASKET_COOKIE}=${handleOf(number)}; ${BASKET_SECRET_COOKIE_HTTP}=${BENCH_SECRET}` }
}

/** The statement of GET cart/get with a random basket in place of its parameters. */
function sameStatement(): string {
  const values = [
    "lpad(:n::text, 22, 'b')",
    `'\\x${BENCH_SECRET_HASH.toString('hex')}'::bytea`,
    'null::int',
    'null::text',
    "'{}'",
    "'{}'",
    "'fa'",
    'null::text',
    'null::text',
  ]
  const text = BASKET_STATEMENTS.LOAD_BASKET.replace(
    /\$(\d)/g,
    (_, index: string) => values[Number(index) - 1] ?? '',
  )
  return `\\set n random(1, ${BASKETS})\n${text.replaceAll('\n', ' ')};\n`
}
