import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder, type OrderSketch } from '@rasteh/test-kit/placed-order'
import { describe, expect, it } from 'vitest'
import { loadWaitingOrders } from './order-list.ts'
import { loadSales, loadTodaysOrders, SALES_DAYS } from './sales.ts'

const database = useTestDatabase()

/** An order of some Tehran day before today, at the first or the last moment of that day. */
async function addOn(daysAgo: number, edge: 'first' | 'last', sketch: OrderSketch): Promise<void> {
  const { orderId } = await addPlacedOrder(database.owner, sketch)
  await database.owner.query(
    `update shop.orders set placed_at =
       (date_trunc('day', now() at time zone 'Asia/Tehran') - $2 * interval '1 day' + $3::interval) at time zone 'Asia/Tehran'
     where id = $1`,
    [orderId, daysAgo, edge === 'first' ? '0' : '1 day - 1 millisecond'],
  )
}

describe('the sales of thirty days', () => {
  it('count orders that stand on their day in Tehran, and every day is there', async () => {
    const sold = { state: 'confirmed', isPaid: true, payableRial: 1_000_000 }
    await addOn(1, 'first', sold)
    await addOn(1, 'last', { ...sold, state: 'delivered' })
    await addOn(2, 'last', sold)
    await addOn(SALES_DAYS - 1, 'first', sold)
    await addOn(SALES_DAYS, 'last', sold)
    await addOn(1, 'first', { state: 'cancelled' })
    const days = await loadSales(database.owner, SALES_DAYS)
    expect(days).toHaveLength(SALES_DAYS)
    expect(days.at(-2)).toMatchObject({ orders: 2, payableRial: 2_000_000 })
    expect(days.at(-3)).toMatchObject({ orders: 1, payableRial: 1_000_000 })
    expect(days[0]).toMatchObject({ orders: 1 })
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(4)
  })
})

describe('what the start page says of orders', () => {
  it('counts what waits and what came today', async () => {
    const before = await loadWaitingOrders(database.owner)
    await addPlacedOrder(database.owner, { state: 'awaiting-approval', methodId: 2 })
    await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true, payableRial: 500_000 })
    const refund = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true })
    await database.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [refund.orderId])
    expect(await loadWaitingOrders(database.owner)).toEqual({
      toPay: before.toPay,
      toApprove: before.toApprove + 1,
      toSend: before.toSend + 1,
      toRefund: before.toRefund + 1,
    })
    expect(await loadTodaysOrders(database.owner)).toMatchObject({ placed: 3, sold: 1, payableRial: 500_000 })
  })
})
