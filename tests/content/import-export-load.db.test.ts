import type { ContentPool } from '@rasteh/dashboard/content-pool'
import { applyImport } from '@rasteh/dashboard/import-export/apply-import'
import { checkImport, loadWords } from '@rasteh/dashboard/import-export/check-import'
import { loadImport, loadRows } from '@rasteh/dashboard/import-export/imports'
import { loadForExport } from '@rasteh/dashboard/import-export/load-records'
import { undoImport } from '@rasteh/dashboard/import-export/undo-import'
import { readSheet } from '@rasteh/dashboard/sheet-files/read-sheet'
import { writeXlsx } from '@rasteh/dashboard/sheet-files/write-xlsx'
import { headerOf, sayRowFault } from '@rasteh/messages/dashboard'
import { columnsOf } from '@rasteh/shop-core/import-export'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A tenth of the 5,000 products unless `pnpm prove import-export` asks for all; one row in a hundred is bad. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 500)
const BAD = ROWS / 100
const CHECK_MS = 30_000

const database = useTestDatabase()
let web: pg.Pool
let pool: ContentPool
let category: string
const known: string[] = []

beforeAll(async () => {
  web = new pg.Pool({ connectionString: database.urls.web, max: 3 })
  // pg's own type has many forms of a query; this is the one that is used.
  pool = web as unknown as ContentPool
  for (let count = 0; count < 20; count += 1) {
    const { variantId } = await addProduct(database.owner, { stock: 10 })
    known.push((await web.query('select sku from public.variants where id = $1', [variantId])).rows[0].sku)
  }
  const { rows } = await web.query('select category_id as id from public.products limit 1')
  category = (await loadWords(pool)).categories.nameOf(rows[0].id)
})
afterAll(() => web.end())

const columns = columnsOf('products').filter(({ key }) => key !== 'id')

/** Every hundredth row is bad in one of five ways; the first rows change known products, the rest are new. */
function cellOf(key: string, index: number): string {
  const isBad = index % 100 === 99
  const badKey = isBad
    ? (['priceRial', 'category', 'titleFa', 'step', 'productType'] as const)[((index - 99) / 100) % 5]
    : null
  if (key === badKey) return key === 'titleFa' ? '' : key === 'step' ? '۰' : 'نادرست'
  const cells: Record<string, string> = {
    sku: known[index] ?? `BULK-${index}`,
    titleFa: `کالای انبوه ${index}`,
    category,
    unitFa: 'عدد',
    priceRial: '۱٬۲۵۰٬۰۰۰',
    step: '۱',
    stock: index % 2 === 0 ? '۷' : '',
    brandFa: '=1+1',
  }
  return cells[key] ?? ''
}

function bulkFile(): Uint8Array {
  const rows = Array.from({ length: ROWS }, (_, index) => columns.map(({ key }) => cellOf(key, index)))
  const titles = columns.map(({ key }) => ({
    title: headerOf('products', key),
    width: 9,
    isText: true,
    isShown: false,
  }))
  return writeXlsx({ name: 'کالاها', columns: titles, rows })
}

const catalogue = async () =>
  (await loadForExport(pool, 'products', { categoryId: null, limit: 60_000 })).map(({ fields }) => fields)

describe(`an Excel of ${ROWS} products of which ${BAD} rows are bad`, () => {
  it('is checked in under 30 s, applied without them, and taken back whole', async () => {
    const before = await catalogue()
    const bytes = bulkFile()
    const startedAt = performance.now()
    const read = readSheet(bytes)
    const file = {
      kind: 'products' as const,
      fileName: 'bulk.xlsx',
      madeBy: 'manager',
      rows: read.ok ? read.value : [],
    }
    const checked = await checkImport(pool, file)
    const checkMs = performance.now() - startedAt
    const importId = checked.ok ? checked.value : ''
    const refused = await loadRows(pool, importId, { actions: ['refused'], after: 0, limit: ROWS })
    expect(refused.map(({ rowNo }) => rowNo)).toEqual(
      Array.from({ length: BAD }, (_, bad) => bad * 100 + 101),
    )
    const reasons = refused.map(({ faults }) =>
      faults.map((fault) => sayRowFault('products', fault).reason).join(),
    )
    expect(reasons.filter((reason) => !/^[^A-Za-z]*[آ-ی][^A-Za-z]*$/.test(reason))).toEqual([])
    expect(checkMs).toBeLessThan(CHECK_MS)
    expect(await catalogue()).toEqual(before)

    const applyAt = performance.now()
    expect(await applyImport(pool, { importId, madeBy: 'manager' })).toBe(true)
    const applyMs = performance.now() - applyAt
    const known20 = { changed: known.length, new: ROWS - BAD - known.length, unchanged: 0, refused: BAD }
    expect((await loadImport(pool, importId))?.counts).toEqual(known20)
    expect(await catalogue()).toHaveLength(before.length + ROWS - BAD - known.length)

    const undoAt = performance.now()
    const undone = await undoImport(pool, importId, 'manager')
    const undoMs = performance.now() - undoAt
    expect(undone).toMatchObject({ restored: known.length, kept: 0 })
    expect(await catalogue()).toEqual(before)
    const seconds = [checkMs, applyMs, undoMs].map((ms) => (ms / 1000).toFixed(1))
    console.log(
      `${ROWS} rows: checked in ${seconds[0]} s, applied in ${seconds[1]} s, undone in ${seconds[2]} s`,
    )
  }, 180_000)
})
