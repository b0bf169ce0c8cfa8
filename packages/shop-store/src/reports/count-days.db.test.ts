import { ORDER_STATES, SOLD_STATES } from '@rasteh/shop-core/order'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadDaySums } from '../reads/reports/sales.ts'
import { checkReports } from './check-reports.ts'
import { countDay, countDueDays, loadDueDays } from './count-days.ts'
import { dayBack, placeOn } from './report-days.builder.ts'

const database = useTestDatabase()
let shop: Pool
let other: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-worker', max: 4 })
  other = openPool({ url: database.urls.shop, name: 'test-other-worker', max: 4 })
})
afterAll(() => Promise.all([shop.end(), other.end()]))
/** Deleted, because emptying so many tables costs more than their few rows. */
beforeEach(() =>
  database.owner.query(`delete from shop.stock_holds; delete from shop.order_lines; delete from shop.order_events;
    delete from shop.bank_takings; delete from shop.payment_attempts; delete from shop.orders; delete from shop.report_days;
    delete from shop.report_changes; delete from shop.report_parts; delete from shop.report_goods`),
)

const SOLD = { state: 'confirmed', isPaid: true, payableRial: 1_000_000 }

async function sell(daysAgo: number, clock?: string): Promise<string> {
  const { orderId } = await addPlacedOrder(database.owner, SOLD)
  await placeOn(database.owner, orderId, daysAgo, clock)
  return orderId
}

async function countAll(): Promise<void> {
  while ((await countDueDays(shop)) > 0);
}

async function broken(): Promise<string[]> {
  const checks = await checkReports(database.owner)
  return checks.filter((check) => check.broken.length > 0).map(({ name }) => name)
}

/** The counted sums alone, without what is read live. */
async function counted(daysAgo: number): Promise<{ orders: number; payable: number }> {
  const { day } = await dayBack(database.owner, daysAgo)
  const { rows } = await database.owner.query(
    `select orders, payable_rial as payable from shop.report_parts where part = 'all' and day = $1`,
    [day],
  )
  return rows[0] ?? { orders: 0, payable: 0 }
}

describe('the days of the reports', () => {
  it('hold their orders from the first moment to the last, in Tehran', async () => {
    await sell(2, '0:00')
    await sell(2, '1 day - 1 millisecond')
    await sell(1, '0:00')
    await countAll()
    expect(await counted(2)).toEqual({ orders: 2, payable: 2_000_000 })
    expect(await counted(1)).toEqual({ orders: 1, payable: 1_000_000 })
    expect(await broken()).toEqual([])
  })

  it('count an order in exactly the states in which it is a sale', async () => {
    for (const state of ORDER_STATES) {
      const { orderId } = await addPlacedOrder(database.owner, { state: 'awaiting-payment' })
      await placeOn(database.owner, orderId, 3)
      await database.owner.query('update shop.orders set state = $2 where id = $1', [orderId, state])
    }
    await countAll()
    expect((await counted(3)).orders).toBe(SOLD_STATES.length)
    expect(await broken()).toEqual([])
  })

  it('are counted once, and once more when an order of theirs is cancelled', async () => {
    const orderId = await sell(4)
    await sell(4)
    await countAll()
    expect(await loadDueDays(shop)).toEqual([])
    await database.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [orderId])
    expect(await loadDueDays(shop)).toEqual([(await dayBack(database.owner, 4)).day])
    await countAll()
    expect(await counted(4)).toEqual({ orders: 1, payable: 1_000_000 })
    expect(await broken()).toEqual([])
  })

  it('are not due because a sale goes on to its buyer', async () => {
    const orderId = await sell(4)
    await countAll()
    await database.owner.query(`update shop.orders set state = 'shipped' where id = $1`, [orderId])
    await database.owner.query(`update shop.orders set state = 'delivered' where id = $1`, [orderId])
    expect(await loadDueDays(shop)).toEqual([])
  })

  it('are due without any change where they were never counted, and today is not', async () => {
    await sell(5)
    await sell(0)
    await database.owner.query('truncate shop.report_changes')
    const due = await loadDueDays(shop)
    expect(due).toHaveLength(5)
    expect(due).not.toContain((await dayBack(database.owner, 0)).day)
  })

  it('stay due when the count of one is cut off', async () => {
    await sell(2)
    const { day } = await dayBack(database.owner, 2)
    const client = await shop.connect()
    await client.query('begin')
    await countDay(client, day)
    expect(await countDay(other, day)).toBe(false)
    await client.query('rollback')
    client.release()
    expect(await counted(2)).toEqual({ orders: 0, payable: 0 })
    expect(await loadDueDays(shop)).toContain(day)
    await countAll()
    expect(await counted(2)).toEqual({ orders: 1, payable: 1_000_000 })
  })

  it('come to the same when they are counted twice', async () => {
    await sell(2)
    const { day } = await dayBack(database.owner, 2)
    await countDay(shop, day)
    const rows = () => database.owner.query('select * from shop.report_parts order by part, day, key')
    const before = (await rows()).rows
    await countDay(shop, day)
    expect((await rows()).rows).toEqual(before)
    expect(before).toHaveLength(7)
  })

  it('are right when two processes count while people buy and orders are cancelled', async () => {
    let isOpen = true
    const sold: string[] = []
    const buying = (async () => {
      for (let n = 0; n < 40; n += 1) {
        sold.push(await sell(1 + (n % 3)))
        const gone = n % 4 === 3 ? sold.shift() : undefined
        if (gone)
          await database.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [gone])
      }
      isOpen = false
    })()
    const count = async (pool: Pool) => {
      while (isOpen) await countDueDays(pool)
    }
    await Promise.all([buying, count(shop), count(other)])
    await Promise.all([countAll(), countDueDays(other)])
    await countAll()
    expect(await loadDueDays(shop)).toEqual([])
    const sums = await Promise.all([1, 2, 3].map(counted))
    expect(sums.reduce((sum, { orders }) => sum + orders, 0)).toBe(sold.length)
    expect(await broken()).toEqual([])
  })
})

describe('what is read of a day', () => {
  it('is right before the worker has counted, while it is due, and afterwards', async () => {
    const orderId = await sell(1)
    await sell(0)
    const range = { from: (await dayBack(database.owner, 1)).day, to: (await dayBack(database.owner, 0)).day }
    const read = async () => (await loadDaySums(shop, range)).map(({ payableRial }) => payableRial)
    expect(await read()).toEqual([1_000_000, 1_000_000])
    await countAll()
    expect(await read()).toEqual([1_000_000, 1_000_000])
    await database.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [orderId])
    expect(await read()).toEqual([1_000_000])
    await countAll()
    expect(await read()).toEqual([1_000_000])
  })
})
