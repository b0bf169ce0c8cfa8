import { randomUUID } from 'node:crypto'
import { GRID_MAX_ROWS, type GridFilter, NO_FILTER } from '@rasteh/shop-core/product-grid'
import { takeStock } from '@rasteh/shop-store/catalogue/stock'
import { openPool } from '@rasteh/shop-store/platform/pool'
import {
  countGridRows,
  type GridRow,
  loadGridPage,
  loadGridRows,
} from '@rasteh/shop-store/reads/product-grid'
import { databaseUrl } from '../tools/services/settings.ts'
import { BENCH_DATABASE, makeBenchDatabase } from './bench-database.ts'

/**
 * `pnpm bench product-grid`: over 100,000 products each filter and page of the grid within 500 ms at the server; 2,000 rows
 * previewed, saved and undone exactly while 50 buyers buy. GRID_PRODUCTS is another number of products.
 */
const PRODUCTS = Number(process.env.GRID_PRODUCTS ?? 100_000)
const AIM_MS = 500
const BUYERS = 50
const RUNS = 5

await makeBenchDatabase({ variants: PRODUCTS, baskets: 1, linesPerBasket: 1 })
const web = openPool({ url: databaseUrl('web', BENCH_DATABASE), name: 'bench-grid', max: 4 })
const shop = openPool({ url: databaseUrl('shop', BENCH_DATABASE), name: 'bench-buyers', max: BUYERS })
const faults: string[] = []

const { rows: known } = await web.query<{ category: number; brand: string }>(
  `select p.category_id as category, l.brand from public.products p
   join public.products_locales l on l._parent_id = p.id and l._locale = 'fa' where l.brand <> '' order by p.id desc limit 1`,
)
const { category = 0, brand = '' } = known[0] ?? {}
const FILTERS: Record<string, Partial<GridFilter>> = {
  'no filter': {},
  'a category': { categoryId: category },
  'a brand': { brand, sort: 'title' },
  'two words': { words: ['syn', '9'] },
  'a word that nothing has': { words: ['ژقژقژ'] },
  'sold out': { stock: 'out' },
  'running low': { stock: 'low', sort: 'sku' },
  'without a picture': { missing: 'picture', sort: 'dearest' },
  'without a text': { missing: 'text' },
  'without a price': { missing: 'price' },
  'a range of prices': { minRial: 1_000_000, maxRial: 5_000_000, sort: 'cheapest' },
  'a brand, low, without a weight': { brand, stock: 'low', missing: 'weight' },
}
for (const [name, given] of Object.entries(FILTERS)) {
  const filter = { ...NO_FILTER, ...given }
  const took: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now()
    const [page] = await Promise.all([loadGridPage(web, filter, null), countGridRows(web, filter)])
    took.push(performance.now() - startedAt)
    const next = performance.now()
    if (page.next) await loadGridPage(web, filter, page.next)
    took.push(performance.now() - next)
  }
  const worst = Math.max(...took)
  console.log(`${name}: ${Math.round(worst)} ms at worst`)
  if (worst > AIM_MS) faults.push(`${name} takes ${Math.round(worst)} ms`)
}

const rows = await chosenRows()
const ids = rows.map(({ variantId }) => variantId)
const before = await contentsOf(rows)
let bought = 0
let isOver = false
const buying = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buyOn(buyer)))
const asked = JSON.stringify(
  rows.map(({ variantId, priceRial }, n) => ({
    variantId,
    before: { priceRial },
    after: { priceRial: Number(priceRial) + 10 },
    stockDelta: (n % 5) + 1,
  })),
)
const preview = await timed(() => save(true))
const saved = await timed(() => save(false))
const during = await loadGridRows(web, ids)
const undone = await timed(() => web.query('select shop.undo_product_grid($1, 1)', [saved.answer.changeId]))
isOver = true
await buying
if (preview.answer.faults?.length !== 0) faults.push('the preview names faults')
if (during.some((row, n) => row.priceRial !== Number(rows[n]?.priceRial) + 10))
  faults.push('a price is not the new one')
if ((await contentsOf(await loadGridRows(web, ids))) !== before) faults.push('the undo is not exact')
const { rows: wrong } = await web.query(
  `select b.variant_id from shop.stock_buckets b join shop.stock_moves m using (variant_id, bucket)
   where b.variant_id = any($1::int[]) group by b.variant_id, b.bucket, b.on_hand having sum(m.delta) <> b.on_hand`,
  [ids],
)
if (wrong.length > 0) faults.push(`${wrong.length} stocks differ from their ledger`)
console.log(
  `${rows.length} rows while ${BUYERS} bought ${bought} units: preview ${preview.ms} ms, save ${saved.ms} ms, undo ${undone.ms} ms`,
)
await Promise.all([web.end(), shop.end()])
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function chosenRows(): Promise<GridRow[]> {
  const { rows: chosen } = await web.query<{ id: number }>(
    `select v.id from public.variants v join public.prices p on p.variant_id = v.id
     where exists (select from shop.stock_buckets b where b.variant_id = v.id and b.on_hand > 5) order by v.id limit $1`,
    [GRID_MAX_ROWS],
  )
  return loadGridRows(
    web,
    chosen.map(({ id }) => id),
  )
}

/** Everything of the rows that a sale does not change. */
async function contentsOf(now: readonly GridRow[]): Promise<string> {
  return JSON.stringify(now.map(({ onHand: _, held: __, sold30: ___, ...kept }) => kept))
}

async function save(isOnlyCheck: boolean): Promise<{ changeId?: string; faults?: object[] }> {
  const { rows: answers } = await web.query<{ answer: { changeId?: string; faults?: object[] } }>(
    "select shop.save_product_grid(1, $1, 'purchase', $2) as answer",
    [asked, isOnlyCheck],
  )
  return answers[0]?.answer ?? {}
}

async function buyOn(buyer: number): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    const holder = randomUUID()
    const variantId = ids[(buyer * 41 + n * 53) % ids.length] ?? 0
    const client = await shop.connect()
    await client.query('begin')
    const expiresAt = new Date(Date.now() + 60_000)
    if (await takeStock(client, { variantId, quantity: 1, holder, expiresAt })) {
      await client.query('select shop.sell_stock($1, 1)', [holder])
      bought += 1
    }
    await client.query('commit')
    client.release()
  }
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const startedAt = performance.now()
  const answer = await work()
  return { answer, ms: Math.round(performance.now() - startedAt) }
}
