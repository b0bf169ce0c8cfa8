import type { ContentPool } from '@rasteh/dashboard/content-pool'
import { applyImport } from '@rasteh/dashboard/import-export/apply-import'
import { checkImport, loadWords } from '@rasteh/dashboard/import-export/check-import'
import { loadImport, loadRows } from '@rasteh/dashboard/import-export/imports'
import { loadForExport } from '@rasteh/dashboard/import-export/load-records'
import { previewUndo, undoImport } from '@rasteh/dashboard/import-export/undo-import'
import { sheetHeaders } from '@rasteh/messages/dashboard'
import { columnsOf, type SheetKind, type SheetRow, toCell } from '@rasteh/shop-core/import-export'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const database = useTestDatabase()
let web: pg.Pool
let pool: ContentPool
beforeAll(() => {
  web = new pg.Pool({ connectionString: database.urls.web, max: 3 })
  // pg's own type has many forms of a query; this is the one that is used.
  pool = web as unknown as ContentPool
})
afterAll(() => web.end())

const BY = 'manager@rasteh.test'
const sheet = (header: readonly string[], ...rows: readonly (readonly string[])[]): SheetRow[] =>
  [header, ...rows].map((cells, index) => ({ rowNo: index + 1, cells }))

async function check(kind: SheetKind, rows: SheetRow[]): Promise<string> {
  const answer = await checkImport(pool, { kind, fileName: 'x.xlsx', madeBy: BY, rows })
  if (!answer.ok) throw new Error(answer.refusal.kind)
  return answer.value
}
const countsOf = async (id: string) => (await loadImport(pool, id))?.counts
const apply = (importId: string) => applyImport(pool, { importId, madeBy: BY })
const faultsOf = async (id: string) =>
  (await loadRows(pool, id, { actions: ['refused'], after: 0, limit: 100 })).flatMap(({ faults }) => faults)

async function exported(kind: SheetKind): Promise<SheetRow[]> {
  const words = await loadWords(pool)
  const columns = columnsOf(kind)
  const records = await loadForExport(pool, kind, { categoryId: null, limit: 60_000 })
  const rows = records.map(({ fields }) => columns.map((column) => toCell(column, fields[column.key], words)))
  return sheet(
    columns.map(({ key }) => (sheetHeaders[kind] as Record<string, readonly string[]>)[key]?.[0] ?? key),
    ...rows,
  )
}

const fieldsOf = async (productId: number) => {
  const records = await loadForExport(pool, 'products', { categoryId: null, limit: 60_000 })
  return records.find(({ id }) => id === productId)?.fields
}
const skuOf = async (variantId: number): Promise<string> =>
  (await web.query('select sku from public.variants where id = $1', [variantId])).rows[0].sku
const jobs = async () =>
  (
    await database.owner.query(
      "select data->>'productId' as id from jobs.job where name = 'refresh-search-document'",
    )
  ).rows

describe('a row about a known product', () => {
  it('writes its texts, price and stock, one version and one search refresh, and undo restores them', async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: 5 })
    const sku = await skuOf(variantId)
    const before = await fieldsOf(productId)
    const header = ['sku', 'titleFa', 'titleEn', 'unitEn', 'priceRial', 'stock']
    const id = await check('products', sheet(header, [sku, 'گلیم', 'Kilim', 'piece', '۲۰۰۰', '۸']))
    expect(await fieldsOf(productId)).toEqual(before)
    const asked = async () => (await jobs()).filter((job) => job.id === String(productId)).length
    const askedBefore = await asked()
    expect(await apply(id)).toBe(true)
    const changed = { titleFa: 'گلیم', titleEn: 'Kilim', unitEn: 'piece', priceRial: 2000, stock: 8 }
    expect(await fieldsOf(productId)).toEqual({ ...before, ...changed })
    const versions = 'select version_updated_at from public._products_v where parent_id = $1 and latest'
    expect((await web.query(versions, [productId])).rows).toHaveLength(1)
    expect((await asked()) - askedBefore).toBe(1)
    expect(await undoImport(pool, id, BY)).toEqual({ restored: 1, removed: 0, trashed: 0, kept: 0 })
    expect(await fieldsOf(productId)).toEqual(before)
  })

  it('is refused at the last moment when somebody changed the same field since the dry run', async () => {
    const { productId, variantId } = await addProduct(database.owner)
    const id = await check('products', sheet(['sku', 'priceRial'], [await skuOf(variantId), '۲۰۰۰']))
    await web.query('update public.prices set unit_price_rial = 3000 where variant_id = $1', [variantId])
    await apply(id)
    expect(await fieldsOf(productId)).toMatchObject({ priceRial: 3000 })
    expect(await faultsOf(id)).toEqual([{ kind: 'changed-since' }])
  })

  it('stays as it is on undo where somebody changed it since', async () => {
    const { productId, variantId } = await addProduct(database.owner)
    const id = await check('prices', sheet(['sku', 'priceRial'], [await skuOf(variantId), '۲۰۰۰']))
    await apply(id)
    await web.query('update public.prices set unit_price_rial = 3000 where variant_id = $1', [variantId])
    expect(await previewUndo(pool, id)).toEqual({ restored: 0, removed: 0, trashed: 0, kept: 1 })
    await undoImport(pool, id, BY)
    expect(await fieldsOf(productId)).toMatchObject({ priceRial: 3000 })
  })
})

describe('a counted stock', () => {
  it('becomes a difference at the moment of applying, and undo takes back only the difference', async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: 10 })
    const id = await check(
      'stock',
      sheet(['sku', 'stock', 'reason'], [await skuOf(variantId), '۱۲', 'شمارش پاییز']),
    )
    await web.query("select shop.adjust_stock($1, -4, 'sale', 'x')", [variantId])
    await apply(id)
    expect(await fieldsOf(productId)).toMatchObject({ stock: 12 })
    const moves =
      'select delta, reason, made_by from shop.stock_moves where variant_id = $1 order by id desc limit 1'
    expect((await web.query(moves, [variantId])).rows).toEqual([
      { delta: 6, reason: 'شمارش پاییز', made_by: BY },
    ])
    await web.query("select shop.adjust_stock($1, -2, 'sale', 'x')", [variantId])
    await undoImport(pool, id, BY)
    expect(await fieldsOf(productId)).toMatchObject({ stock: 4 })
  })

  it('under what baskets hold is refused, also when it is held after the dry run', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 10 })
    const id = await check('stock', sheet(['sku', 'stock'], [await skuOf(variantId), '۲']))
    await database.owner.query("select shop.take_stock($1, 3, shop.uuid_v7(), now() + interval '1 hour')", [
      variantId,
    ])
    await apply(id)
    expect(await faultsOf(id)).toMatchObject([{ kind: 'under-reserved', value: '2' }])
  })
})

describe('a new product', () => {
  const header = ['sku', 'titleFa', 'category', 'unitFa', 'stock']
  const categoryName = async () => {
    const { productId } = await addProduct(database.owner)
    return (await loadWords(pool)).categories.nameOf(Number((await fieldsOf(productId))?.category))
  }

  it('is gone after undo where nothing points to it, and can be brought in again', async () => {
    const rows = sheet(header, ['FREE-1', 'تازه', await categoryName(), 'عدد', ''])
    const id = await check('products', rows)
    await apply(id)
    expect(await undoImport(pool, id, BY)).toMatchObject({ removed: 1 })
    expect((await web.query("select from public.variants where sku = 'FREE-1'")).rowCount).toBe(0)
    expect(await countsOf(await check('products', rows))).toMatchObject({ new: 1 })
  })

  it('with stock goes to the trash without stock, and comes out again with the same file', async () => {
    const rows = sheet(header, ['HELD-1', 'تازه با موجودی', await categoryName(), 'عدد', '۷'])
    const id = await check('products', rows)
    await apply(id)
    expect(await undoImport(pool, id, BY)).toMatchObject({ trashed: 1 })
    const again = await check('products', rows)
    expect(await countsOf(again)).toMatchObject({ changed: 1 })
    await apply(again)
    const live = await loadForExport(pool, 'products', { categoryId: null, limit: 60_000 })
    expect(live.find(({ fields }) => fields.sku === 'HELD-1')?.fields).toMatchObject({
      stock: 7,
      inTrash: false,
    })
  })
})

describe('an import', () => {
  it('is applied once, and only the last one of its kind is undone', async () => {
    const { variantId } = await addProduct(database.owner)
    const sku = await skuOf(variantId)
    const first = await check('prices', sheet(['sku', 'priceRial'], [sku, '2000']))
    expect(await Promise.all([apply(first), apply(first)])).toContain(false)
    const second = await check('prices', sheet(['sku', 'priceRial'], [sku, '3000']))
    await apply(second)
    expect(await undoImport(pool, first, BY)).toBeNull()
    expect(await undoImport(pool, second, BY)).toMatchObject({ restored: 1 })
    expect(await undoImport(pool, second, BY)).toBeNull()
    expect(await undoImport(pool, first, BY)).toMatchObject({ restored: 1 })
  })

  it('of variants adds, changes and takes back', async () => {
    const { productId } = await addProduct(database.owner)
    const header = ['sku', 'productId', 'titleFa', 'step']
    const id = await check('variants', sheet(header, ['V-RED', String(productId), 'سرخ', '۲']))
    await apply(id)
    const read = 'select is_default, step::int from public.variants where sku = $1'
    expect((await web.query(read, ['V-RED'])).rows).toEqual([{ is_default: false, step: 2 }])
    await undoImport(pool, id, BY)
    expect((await web.query(read, ['V-RED'])).rows).toEqual([])
  })

  it('of messages changes texts in both languages and restores them', async () => {
    const read = `select _locale, value from public.messages_locales l join public.messages m on m.id = l._parent_id
      where m.key = 'IncreaseQuantity' order by _locale`
    const before = (await web.query(read)).rows
    const id = await check(
      'messages',
      sheet(['key', 'متن فارسی', 'en'], ['IncreaseQuantity', 'بیشتر', 'More']),
    )
    await apply(id)
    expect((await web.query(read)).rows).toEqual([
      { _locale: 'fa', value: 'بیشتر' },
      { _locale: 'en', value: 'More' },
    ])
    await undoImport(pool, id, BY)
    expect((await web.query(read)).rows).toEqual(before)
  })

  it.each(['products', 'variants', 'prices', 'stock', 'messages'] as const)(
    'of what was exported as %s changes nothing',
    async (kind) => {
      const id = await check(kind, await exported(kind))
      expect(await countsOf(id)).toMatchObject({ new: 0, changed: 0, refused: 0 })
    },
  )
})
