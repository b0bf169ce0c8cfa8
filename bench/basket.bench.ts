import { BASKET_COOKIE, BASKET_SECRET_COOKIE_HTTP } from '@rasteh/contracts/cookies'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { PATHS } from '@rasteh/contracts/paths'
import { BASKET_STATEMENTS } from '@rasteh/shop-store/baskets/statements'
import autocannon from 'autocannon'
import pg from 'pg'
import { databaseUrl } from '../tools/services/settings.ts'
import {
  BENCH_DATABASE,
  BENCH_SECRET,
  BENCH_SECRET_HASH,
  benchId,
  handleOf,
  makeBenchDatabase,
} from './bench-database.ts'
import { runPgbench } from './run-pgbench.ts'
import { BENCH_ADDRESSES, startShopApi } from './start-shop-api.ts'

const BASKETS = 20_000
const VARIANTS = 10_000
const CLIENTS = 16
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15)
const BAR = 0.6

console.log(`making ${BASKETS} baskets of 3 lines over ${VARIANTS} variants …`)
await makeBenchDatabase({ variants: VARIANTS, baskets: BASKETS, linesPerBasket: 3 })
const lines = await readLines()
const bareBefore = runPgbench({ script: sameStatements(), clients: CLIENTS, seconds: SECONDS })
console.log(`bare: ${Math.round(bareBefore)} changes/s`)
const one = await measure(1)
const two = await measure(2)
const steady = await measure(2, 500)
const bareAfter = runPgbench({ script: sameStatements(), clients: CLIENTS, seconds: SECONDS })
const bare = (bareBefore + bareAfter) / 2
console.log(
  `bare by pgbench, the same two statements: ${Math.round(bareBefore)} before, ${Math.round(bareAfter)} after`,
)
report('1 process', one)
report('2 processes', two)
console.log(`steady 500 changes/s with 2 processes: p50 ${steady.p50} ms, p99 ${steady.p99} ms`)
const ratio = two.perSecond / bare
console.log(`ratio ${ratio.toFixed(2)} with 2 processes (bar ${BAR})`)
process.exit(ratio >= BAR ? 0 : 1)

type Figures = { perSecond: number; p50: number; p99: number }

function report(name: string, { perSecond, p50, p99 }: Figures): void {
  console.log(
    `${name}: ${Math.round(perSecond)} changes/s, p50 ${p50} ms, p99 ${p99} ms, ratio ${(perSecond / bare).toFixed(2)}`,
  )
}

/** Sets the quantity of a random line of a random basket, over and over. */
async function measure(processes: number, rate?: number): Promise<Figures> {
  const children = []
  for (let index = 0; index < processes; index += 1) children.push(await startShopApi(index))
  const results = await Promise.all(
    BENCH_ADDRESSES.slice(0, processes).map((url, index) =>
      autocannon({
        url,
        connections: CLIENTS / processes,
        duration: SECONDS,
        ...(rate ? { overallRate: rate / processes } : {}),
        requests: changes(index),
      }),
    ),
  )
  for (const child of children) child.kill('SIGTERM')
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (failed > 0) throw new Error(`${failed} changes were not answered 200`)
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  }
}

function changes(seed: number): autocannon.Request[] {
  return Array.from({ length: 4_000 }, (_, index) => {
    const line = lines[(index * 7 + seed * 31) % lines.length] as BenchLine
    return {
      method: 'PUT',
      path: PATHS.cartUpdate,
      headers: {
        cookie: `${BASKET_COOKIE}=${handleOf(line.basket)}; ${BASKET_SECRET_COOKIE_HTTP}=${BENCH_SECRET}`,
        [LABEL_HEADER]: 'bench',
        'content-type': 'application/json',
      },
      // Every round of the list asks for other quantities, so that each call really writes.
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify([
          { Action: 0, ProductId: line.product, Quantity: 1 + Math.floor(Math.random() * 9) },
        ]),
      }),
    }
  })
}

type BenchLine = { basket: number; product: number }

async function readLines(): Promise<BenchLine[]> {
  const client = new pg.Client({ connectionString: databaseUrl('owner', BENCH_DATABASE) })
  await client.connect()
  await client.query('update shop.stock_buckets set on_hand = 1000')
  await client.query('update public.variants set max_order_count = 0')
  const { rows } = await client.query<BenchLine>(
    `select ltrim(b.handle, 'b')::int as basket, l.product_id as product
     from shop.baskets b join shop.basket_lines l on l.basket_id = b.id order by md5(l.id::text) limit 20000`,
  )
  await client.end()
  return rows
}

/** The read and the conditional write of one change, with a random basket in place of their parameters. */
function sameStatements(): string {
  const hash = `'\\x${BENCH_SECRET_HASH.toString('hex')}'::bytea`
  const load = [
    "lpad(:n::text, 22, 'b')",
    hash,
    'null::int',
    'null::text',
    "'{}'",
    "'{}'",
    "'fa'",
    'null::text',
    'null::text',
  ]
  const save = [
    benchId(':n', 0),
    `(select version from shop.baskets where id = ${benchId(':n', 0)})`,
    'null::text',
    'false',
    'null::int',
    "'{}'",
    `array[${benchId(':n', 1)}]`,
    'array[1]',
    'array[1]',
    'array[null::uuid]',
    'array[:quantity::int]',
    'array[null::text]',
    'array[null::bigint]',
    'null::text',
    'null::bytea',
    'null::jsonb',
  ]
  const put = (text: string, values: string[]) =>
    text.replace(/\$(\d+)/g, (_, index: string) => values[Number(index) - 1] ?? '').replaceAll(/\s+/g, ' ')
  return [
    `\\set n random(1, ${BASKETS})`,
    '\\set quantity random(1, 9)',
    `${put(BASKET_STATEMENTS.LOAD_BASKET, load)};`,
    `${put(BASKET_STATEMENTS.SAVE_BASKET, save)};`,
    '',
  ].join('\n')
}
