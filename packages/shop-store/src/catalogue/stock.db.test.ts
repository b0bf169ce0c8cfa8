import { randomUUID } from 'node:crypto'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { releaseStock, takeStock } from './stock.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 16 })
})
afterAll(() => shop.end())

const soon = () => new Date(Date.now() + 60_000)
const take = (variantId: number, quantity: number, holder = randomUUID()) =>
  takeStock(shop, { variantId, quantity, holder, expiresAt: soon() })

async function bucketsOf(variantId: number) {
  const { rows } = await shop.query<{ onHand: number; reserved: number }>(
    'select on_hand as "onHand", reserved from shop.stock_buckets where variant_id = $1 order by bucket',
    [variantId],
  )
  return rows
}

/** Gives a variant stock in several buckets, as a hot product has. */
async function spreadOver(variantId: number, onHand: number[]) {
  await database.owner.query(
    `insert into shop.stock_buckets (variant_id, bucket, on_hand)
     select $1, ordinality - 1, on_hand from unnest($2::int[]) with ordinality as b (on_hand, ordinality)`,
    [variantId, onHand],
  )
}

describe('taking stock', () => {
  it('holds units and leaves the rest free', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 10 })
    expect(await take(variantId, 4)).toBe(true)
    expect(await bucketsOf(variantId)).toEqual([{ onHand: 10, reserved: 4 }])
  })

  it('refuses more than there is and holds nothing', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 3 })
    const holder = randomUUID()
    expect(await take(variantId, 4, holder)).toBe(false)
    expect(await bucketsOf(variantId)).toEqual([{ onHand: 3, reserved: 0 }])
    expect((await shop.query('select from shop.stock_holds where holder = $1', [holder])).rowCount).toBe(0)
  })

  it('refuses a variant that never had stock', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 0 })
    expect(await take(variantId, 1)).toBe(false)
  })

  it('gathers a quantity from several buckets', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 0 })
    await spreadOver(variantId, [2, 3, 4])
    expect(await take(variantId, 6)).toBe(true)
    expect((await bucketsOf(variantId)).map(({ reserved }) => reserved)).toEqual([2, 3, 1])
  })

  it('waits for a bucket that another buyer has locked before it says "sold out"', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 1 })
    const other = await shop.connect()
    await other.query('begin')
    await takeStock(other, { variantId, quantity: 1, holder: randomUUID(), expiresAt: soon() })
    const mine = take(variantId, 1)
    await other.query('rollback')
    other.release()
    expect(await mine).toBe(true)
  })

  it.each([[[40]], [[10, 10, 10, 10]]])(
    'sells exactly what is there to 100 buyers at once, from buckets of %j',
    async (buckets) => {
      const { variantId } = await addProduct(database.owner, { stock: 0 })
      await spreadOver(variantId, buckets)
      const taken = await Promise.all(Array.from({ length: 100 }, () => take(variantId, 1)))
      expect(taken.filter(Boolean)).toHaveLength(40)
      expect((await bucketsOf(variantId)).every(({ onHand, reserved }) => onHand === reserved)).toBe(true)
    },
  )
})

describe('releasing stock', () => {
  it('gives back all that a holder holds, once', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 10 })
    const holder = randomUUID()
    await take(variantId, 4, holder)
    await take(variantId, 2, holder)
    const released = await Promise.all([releaseStock(shop, holder), releaseStock(shop, holder)])
    expect(released.toSorted()).toEqual([0, 6])
    expect(await bucketsOf(variantId)).toEqual([{ onHand: 10, reserved: 0 }])
  })
})

describe('adjusting stock', () => {
  const adjust = async (variantId: number, delta: number, reason = 'شمارش انبار') => {
    const { rows } = await database.owner.query<{ left: number | null }>(
      'select shop.adjust_stock($1, $2, $3, $4) as left',
      [variantId, delta, reason, 'manager@example.test'],
    )
    return rows[0]?.left
  }

  it('adds and takes away by a difference, and writes each into the ledger', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    expect(await adjust(variantId, 7)).toBe(12)
    expect(await adjust(variantId, -2)).toBe(10)
    const { rows } = await shop.query<{ sum: number }>(
      'select sum(delta)::int from shop.stock_moves where variant_id = $1',
      [variantId],
    )
    expect(rows).toEqual([{ sum: 10 }])
  })

  it('never takes away what is held for a buyer', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    await take(variantId, 4)
    expect(await adjust(variantId, -2)).toBeNull()
    expect(await bucketsOf(variantId)).toEqual([{ onHand: 5, reserved: 4 }])
  })

  it('needs a reason', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    await expect(adjust(variantId, 1, '  ')).rejects.toThrow('stock_moves_reason_check')
  })
})

describe('a stock count', () => {
  const count = async (variantId: number, shown: number, counted: number) => {
    const { rows } = await database.owner.query<{ answer: string }>(
      "select shop.count_stock($1, $2, $3, 'count', 'staff:1') as answer",
      [variantId, shown, counted],
    )
    return rows[0]?.answer
  }

  it.each([
    [5, 8],
    [5, 2],
    [5, 5],
    [0, 4],
  ])('of %i that finds %i writes the difference', async (stock, counted) => {
    const { variantId } = await addProduct(database.owner, { stock })
    expect(await count(variantId, stock, counted)).toBe('counted')
    expect((await bucketsOf(variantId))[0]).toEqual({ onHand: counted, reserved: 0 })
  })

  it('is refused when the stock moved while somebody counted', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    await database.owner.query("select shop.adjust_stock($1, -1, 'damage', 'staff:2')", [variantId])
    expect(await count(variantId, 5, 7)).toBe('moved')
    expect(await bucketsOf(variantId)).toEqual([{ onHand: 4, reserved: 0 }])
  })

  it('never takes away what is held for a buyer', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    await take(variantId, 4)
    expect(await count(variantId, 5, 3)).toBe('held')
    expect(await bucketsOf(variantId)).toEqual([{ onHand: 5, reserved: 4 }])
  })
})
