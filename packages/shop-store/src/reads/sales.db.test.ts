import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { describe, expect, it } from 'vitest'
import { loadWaitingOrders } from './order-list.ts'
import { loadTodaysOrders } from './sales.ts'

const database = useTestDatabase()

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
