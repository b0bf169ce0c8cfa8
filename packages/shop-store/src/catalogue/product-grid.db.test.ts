import { randomUUID } from 'node:crypto'
import { type AddedProduct, addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { takeStock } from './stock.ts'

const database = useTestDatabase()
let web: Pool
let shop: Pool
/** Each of fifty buyers has a connection; the owner may lock what only a foreign key locks elsewhere. */
let buyers: Pool
beforeAll(() => {
  buyers = openPool({ url: database.urls.owner, name: 'test-buyers', max: 50 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 4 })
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
})
afterAll(() => Promise.all([web.end(), shop.end(), buyers.end()]))

type Values = Record<string, string | number | null>
type Row = { variantId: number; before?: Values; after?: Values; stockDelta?: number }
type Fault = { variantId: number; field: string; fault: { kind: string } }
type Answer = { changeId?: string; faults?: Fault[] }

async function save(rows: Row[], isOnlyCheck = false): Promise<Answer> {
  const whole = rows.map((row) => ({ before: {}, after: {}, stockDelta: 0, ...row }))
  const { rows: answers } = await web.query<{ answer: Answer }>(
    "select shop.save_product_grid(1, $1, 'purchase', $2) as answer",
    [JSON.stringify(whole), isOnlyCheck],
  )
  return answers[0]?.answer ?? {}
}
const undo = async (id: string | undefined) =>
  (await web.query<{ done: boolean }>('select shop.undo_product_grid($1, 1) as done', [id])).rows[0]?.done
const kindsOf = ({ faults = [] }: Answer) => faults.map(({ field, fault }) => `${field} ${fault.kind}`)

const STATE = `select v.id, v.sku, v.step, v.min_order_count as min, v.max_order_count as max, v.weight_grams as weight,
    p.unit_price_rial as price, p.old_price_rial as struck,
    coalesce((select sum(on_hand) from shop.stock_buckets b where b.variant_id = v.id), 0)::int as stock,
    coalesce((select sum(delta) from shop.stock_moves m where m.variant_id = v.id), 0)::int as ledger
  from public.variants v left join public.prices p on p.variant_id = v.id where v.id = any($1::int[]) order by v.id`
const stateOf = async (...ids: number[]) => (await shop.query(STATE, [ids])).rows
const skuOf = async (id: number) => String((await stateOf(id))[0]?.sku)

describe('a save of the grid', () => {
  it('writes cells of variants and prices and moves stock; its undo gives all of it back exactly', async () => {
    const first = await addProduct(database.owner, { priceRial: 1_000, stock: 5 })
    const second = await addProduct(database.owner, { priceRial: null, stock: 0 })
    const ids = [first.variantId, second.variantId]
    const before = await stateOf(...ids)
    const { changeId } = await save([
      {
        variantId: first.variantId,
        before: { sku: await skuOf(first.variantId), priceRial: 1_000, struckRial: null, maxOrderCount: 0 },
        after: { sku: `NEW-${first.variantId}`, priceRial: 2_000, struckRial: 2_500, maxOrderCount: 9 },
        stockDelta: -2,
      },
      { variantId: second.variantId, before: { priceRial: null }, after: { priceRial: 700 }, stockDelta: 4 },
    ])
    expect(await stateOf(...ids)).toMatchObject([
      { sku: `NEW-${first.variantId}`, price: 2_000, struck: 2_500, max: 9, stock: 3, ledger: 3 },
      { price: 700, struck: null, stock: 4, ledger: 4 },
    ])
    expect(await undo(changeId)).toBe(true)
    expect(await stateOf(...ids)).toEqual(before)
    expect(await undo(changeId)).toBe(false)
  })

  it('names every faulty cell and writes nothing', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000, stock: 3, min: 4 })
    const other = await addProduct(database.owner, { priceRial: 1_000 })
    const gone = await addProduct(database.owner)
    await database.owner.query('update public.variants set deleted_at = now() where id = $1', [
      gone.variantId,
    ])
    const before = await stateOf(variantId, other.variantId)
    const rows: Row[] = [
      {
        variantId,
        before: { priceRial: 999, struckRial: null, maxOrderCount: 0, sku: await skuOf(variantId) },
        after: { priceRial: 5_000, struckRial: 4_000, maxOrderCount: 3, sku: await skuOf(other.variantId) },
        stockDelta: -4,
      },
      { variantId: other.variantId, before: { priceRial: 1_000 }, after: { priceRial: 1_100 } },
      { variantId: gone.variantId, before: { step: 1 }, after: { step: 2 } },
    ]
    const expected = [
      'maxOrderCount max-below-min',
      'priceRial changed',
      'sku taken',
      'stockDelta held',
      'struckRial struck-not-above',
      'step gone',
    ]
    expect(kindsOf(await save(rows, true))).toEqual(expected)
    expect(kindsOf(await save(rows))).toEqual(expected)
    expect(await stateOf(variantId, other.variantId)).toEqual(before)
  })

  it('that is only checked writes nothing', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const before = await stateOf(variantId)
    expect(
      await save([{ variantId, before: { priceRial: 1_000 }, after: { priceRial: 1_100 } }], true),
    ).toEqual({ faults: [] })
    expect(await stateOf(variantId)).toEqual(before)
  })

  it('tells search, the pages and the audit log', async () => {
    const { variantId, productId } = await addProduct(database.owner, { priceRial: 1_000 })
    await database.owner.query('delete from jobs.job')
    await save([{ variantId, before: { priceRial: 1_000, step: 1 }, after: { priceRial: 1_100, step: 2 } }])
    const { rows: jobs } = await database.owner.query(
      `select distinct name from jobs.job
       where data = jsonb_build_object('productId', $1::int) or data -> 'keys' ? ('product-' || $1::int) order by name`,
      [productId],
    )
    expect(jobs).toEqual([{ name: 'purge-pages' }, { name: 'refresh-search-document' }])
    const { rows: lines } = await database.owner.query(
      "select actor_id, action, detail from shop.audit_log where subject = 'variants:' || $1::int",
      [variantId],
    )
    const changes = [
      { field: 'unitPriceRial', before: 1_000, after: 1_100 },
      { field: 'step', before: 1, after: 2 },
    ]
    expect(lines).toEqual([{ actor_id: 1, action: 'document-changed', detail: { changes } }])
  })
})

describe('an undo', () => {
  it('leaves rows alone that were changed since, or whose units buyers hold', async () => {
    const moved = await addProduct(database.owner, { priceRial: 1_000 })
    const held = await addProduct(database.owner, { priceRial: 1_000, stock: 0 })
    const still = await addProduct(database.owner, { priceRial: 1_000 })
    const price = { before: { priceRial: 1_000 }, after: { priceRial: 2_000 } }
    const { changeId } = await save([
      { variantId: moved.variantId, ...price },
      { variantId: held.variantId, ...price, stockDelta: 3 },
      { variantId: still.variantId, ...price },
    ])
    await web.query('update public.prices set unit_price_rial = 3000 where variant_id = $1', [
      moved.variantId,
    ])
    await buy(held.variantId)
    expect(await undo(changeId)).toBe(true)
    expect(await stateOf(moved.variantId, held.variantId, still.variantId)).toMatchObject([
      { price: 3_000 },
      { price: 2_000, stock: 3 },
      { price: 1_000 },
    ])
  })

  it('happens once for two managers at once', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000, stock: 5 })
    const { changeId } = await save([{ variantId, stockDelta: 2 }])
    expect((await Promise.all([undo(changeId), undo(changeId)])).toSorted()).toEqual([false, true])
    expect(await stateOf(variantId)).toMatchObject([{ stock: 5, ledger: 5 }])
  })
})

const buy = (variantId: number) =>
  takeStock(shop, { variantId, quantity: 1, holder: randomUUID(), expiresAt: new Date(Date.now() + 60_000) })

/** Buys one unit of a variant: the order's line first, then its stock, as placing an order does. */
async function order(variantId: number): Promise<void> {
  const holder = randomUUID()
  const client = await buyers.connect()
  await client.query('begin')
  await client.query('select 1 from public.variants where id = $1 for key share', [variantId])
  await takeStock(client, { variantId, quantity: 1, holder, expiresAt: new Date(Date.now() + 60_000) })
  await client.query('select shop.sell_stock($1, 1)', [holder])
  await client.query('commit')
  client.release()
}

describe('while 50 buyers buy', () => {
  it('200 rows are saved and undone: stock equals its ledger, and prices are exact', async () => {
    const added: AddedProduct[] = []
    for (let n = 0; n < 200; n += 1)
      added.push(await addProduct(database.owner, { priceRial: 1_000, stock: 50 }))
    const ids = added.map(({ variantId }) => variantId)
    const before = await stateOf(...ids)
    const buying = Promise.all(
      Array.from({ length: 50 }, async (_, buyer) => {
        for (let n = 0; n < 4; n += 1) await order(ids[(buyer * 7 + n * 53) % 200] ?? 0)
      }),
    )
    const { changeId } = await save(
      before.map(({ id, sku }, n) => ({
        variantId: id,
        before: { priceRial: 1_000, ...(n % 4 === 0 && { sku }) },
        after: { priceRial: 2_000 + n, ...(n % 4 === 0 && { sku: `P-${id}` }) },
        stockDelta: n % 2 === 0 ? 10 : -10,
      })),
    )
    expect((await stateOf(...ids)).map(({ price }) => price)).toEqual(ids.map((_, n) => 2_000 + n))
    expect(await undo(changeId)).toBe(true)
    await buying
    const after = await stateOf(...ids)
    expect(after.map(({ stock, ledger, ...rest }) => rest)).toEqual(
      before.map(({ stock, ledger, ...rest }) => rest),
    )
    expect(after.filter(({ stock, ledger }) => stock !== ledger)).toEqual([])
    const { rows } = await shop.query<{ sold: number }>(
      "select sum(-delta)::int as sold from shop.stock_moves where reason = 'sale' and variant_id = any($1::int[])",
      [ids],
    )
    expect(rows[0]?.sold).toBe(200)
    expect(after.reduce((sum, { stock }) => sum + stock, 0)).toBe(200 * 50 - 200)
  }, 60_000)
})
