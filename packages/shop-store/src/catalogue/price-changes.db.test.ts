import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import {
  loadLeftPriceRows,
  loadPriceChange,
  loadPriceChanges,
  loadScheduledPriceChanges,
} from '../reads/price-changes.ts'
import { applyPriceChange, loadDuePriceChanges } from './price-changes.ts'

const database = useTestDatabase()
let web: Pool
let shop: Pool
beforeAll(() => {
  web = openPool({ url: database.urls.web, name: 'test-web', max: 8 })
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
})
afterAll(() => Promise.all([web.end(), shop.end()]))

const CHOSEN = { kind: 'list', codes: [] }
const RULE = { move: { kind: 'percent', percent: 7 }, direction: 'up', roundToRial: 1 }
let digests = 0

type Row = { variantId: number; oldUnitRial: number; newUnitRial: number; newStruckRial?: number | null }

async function make(rows: Row[], startsAt: Date | null = null, digest = `digest-${++digests}`) {
  const { rows: answers } = await web.query<{ id: string | null }>(
    'select shop.make_price_change($1, $2, $3, $4, $5, $6) as id',
    [1, CHOSEN, RULE, digest, startsAt, JSON.stringify(rows)],
  )
  return answers[0]?.id ?? null
}
const priceOf = async (variantId: number) => {
  const { rows } = await shop.query(
    'select unit_price_rial as unit, old_price_rial as struck from public.prices where variant_id = $1',
    [variantId],
  )
  return rows[0]
}
const setPrice = (variantId: number, price: number) =>
  web.query('update public.prices set unit_price_rial = $2 where variant_id = $1', [variantId, price])
const undo = async (id: string | null) =>
  (await web.query<{ undone: boolean }>('select shop.undo_price_change($1, 1) as undone', [id])).rows[0]
    ?.undone
const cancel = async (id: string | null) =>
  (await web.query<{ done: boolean }>('select shop.cancel_price_change($1, 1) as done', [id])).rows[0]?.done
const later = (ms = 60_000) => new Date(Date.now() + ms)
const past = () =>
  database.owner.query("update shop.price_changes set starts_at = now() where state = 'scheduled'")

describe('a price change made now', () => {
  it('moves its prices, and its undo gives them back exactly', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    await web.query('update public.prices set old_price_rial = 1500 where variant_id = $1', [variantId])
    const row = {
      variantId,
      oldUnitRial: 1_000,
      oldStruckRial: 1_500,
      newUnitRial: 900,
      newStruckRial: 1_000,
    }
    const id = await make([row])
    expect(await priceOf(variantId)).toEqual({ unit: 900, struck: 1_000 })
    expect(await undo(id)).toBe(true)
    expect(await priceOf(variantId)).toEqual({ unit: 1_000, struck: 1_500 })
    expect(await undo(id)).toBe(false)
    expect(await loadPriceChange(shop, id ?? '')).toMatchObject({
      state: 'undone',
      rows: 1,
      left: 0,
      kept: 0,
    })
  })

  it('is refused whole when one of its prices moved since the preview', async () => {
    const first = await addProduct(database.owner, { priceRial: 1_000 })
    const second = await addProduct(database.owner, { priceRial: 1_000 })
    await setPrice(second.variantId, 1_001)
    const rows = [first, second].map(({ variantId }) => ({
      variantId,
      oldUnitRial: 1_000,
      newUnitRial: 1_070,
    }))
    expect(await make(rows)).toBeNull()
    expect(await priceOf(first.variantId)).toMatchObject({ unit: 1_000 })
  })

  it('happens once for two clicks at once', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const rows = [{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }]
    const made = await Promise.all(Array.from({ length: 8 }, () => make(rows)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await priceOf(variantId)).toMatchObject({ unit: 1_070 })
  })

  it('asks for the search documents of its products anew, in the same transaction', async () => {
    const { variantId, productId } = await addProduct(database.owner, { priceRial: 1_000, stock: 0 })
    await make([{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }])
    const { rows } = await database.owner.query(
      "select count(*)::int as jobs from jobs.job where name = 'refresh-search-document' and data ->> 'productId' = $1",
      [String(productId)],
    )
    expect(rows).toEqual([{ jobs: 1 }])
  })
})

describe('undoing a change', () => {
  it('leaves a price that somebody changed since alone, and says which', async () => {
    const kept = await addProduct(database.owner, { priceRial: 1_000 })
    const given = await addProduct(database.owner, { priceRial: 1_000 })
    const rows = [kept, given].map(({ variantId }) => ({ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }))
    const id = await make(rows)
    await setPrice(kept.variantId, 5_000)
    expect(await undo(id)).toBe(true)
    expect(await priceOf(kept.variantId)).toMatchObject({ unit: 5_000 })
    expect(await priceOf(given.variantId)).toMatchObject({ unit: 1_000 })
    expect(await loadPriceChange(shop, id ?? '')).toMatchObject({ rows: 2, kept: 1 })
    expect(await loadLeftPriceRows(shop, id ?? '', 10)).toMatchObject([
      { outcome: 'kept', expectedRial: 1_070, nowRial: 5_000 },
    ])
  })

  it('happens once for two managers at once', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const id = await make([{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }])
    expect((await Promise.all([undo(id), undo(id)])).toSorted()).toEqual([false, true])
  })
})

describe('a change for later', () => {
  it('waits for its time, then is applied once by however many workers', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const id = await make([{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }], later())
    expect(await applyPriceChange(shop, id ?? '')).toBe(false)
    expect(await priceOf(variantId)).toMatchObject({ unit: 1_000 })
    expect((await loadScheduledPriceChanges(shop, 5)).map((change) => change.id)).toContain(id)
    await past()
    expect(await loadDuePriceChanges(shop)).toContain(id)
    const applied = await Promise.all(Array.from({ length: 4 }, () => applyPriceChange(shop, id ?? '')))
    expect(applied.filter(Boolean)).toHaveLength(1)
    expect(await priceOf(variantId)).toMatchObject({ unit: 1_070 })
    expect(await loadDuePriceChanges(shop)).not.toContain(id)
  })

  it('leaves a price that moved meanwhile alone, and says which', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const id = await make([{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }], later())
    await setPrice(variantId, 2_000)
    await past()
    await applyPriceChange(shop, id ?? '')
    expect(await priceOf(variantId)).toMatchObject({ unit: 2_000 })
    expect(await loadPriceChange(shop, id ?? '')).toMatchObject({ state: 'applied', left: 1 })
    expect(await undo(id)).toBe(true)
    expect(await priceOf(variantId)).toMatchObject({ unit: 2_000 })
  })

  it('that was cancelled is never applied, and one that was applied is never cancelled', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const id = await make([{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }], later())
    expect(await cancel(id)).toBe(true)
    expect(await cancel(id)).toBe(false)
    await database.owner.query('update shop.price_changes set starts_at = now() where id = $1', [id])
    expect(await applyPriceChange(shop, id ?? '')).toBe(false)
    const done = await make([{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }])
    expect(await cancel(done)).toBe(false)
  })

  it('is one change for two clicks at once', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const rows = [{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }]
    const at = later()
    const made = await Promise.all(Array.from({ length: 4 }, () => make(rows, at, 'same-digest')))
    expect(new Set(made).size).toBe(1)
    expect(made[0]).not.toBeNull()
  })
})

describe('the list of changes', () => {
  it('begins with those that wait, the next one first', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    const rows = [{ variantId, oldUnitRial: 1_000, newUnitRial: 1_070 }]
    const second = await make(rows, later(20_000))
    const first = await make(rows, later(10_000))
    const listed = await loadPriceChanges(shop, 50)
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([first, second])
    expect(new Set(listed.map(({ state }) => state))).toEqual(
      new Set(['scheduled', 'applied', 'undone', 'cancelled']),
    )
  })
})
