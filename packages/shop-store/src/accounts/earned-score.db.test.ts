import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { addStaff, setSettings } from '@rasteh/test-kit/trade'
import { beforeEach, describe, expect, it } from 'vitest'
import { actOnOrder, type OrderAct } from '../orders/managed-orders.ts'

const database = useTestDatabase()
beforeEach(async () => {
  await setSettings(database.owner, {})
  await database.owner.query('update public.shop_settings set score_every_rial = 300000')
})

async function movesOf(customerId: number): Promise<number[]> {
  const { rows } = await database.owner.query<{ delta: number }>(
    'select delta from shop.score_moves where customer_id = $1 order by id',
    [customerId],
  )
  return rows.map(({ delta }) => delta)
}
async function act(orderId: string, given: OrderAct) {
  const { staffId } = await addStaff(database.owner, 'manager')
  return actOnOrder(database.owner, { orderId, staffId, act: given })
}
const earn = (orderId: string) => database.owner.query('select shop.earn_score($1)', [orderId])

describe('the score that is earned', () => {
  it('is a point for every so many Rials of the goods, once per order', async () => {
    const { orderId, customerId } = await addPlacedOrder(database.owner, {
      payableRial: 2_000_000,
      postalRial: 500_000,
    })
    await Promise.all([earn(orderId), earn(orderId)])
    expect(await movesOf(customerId)).toEqual([5])
  })

  it('comes with the approval of a payment by card, and goes when the order is cancelled', async () => {
    const { orderId, customerId } = await addPlacedOrder(database.owner, { methodId: 2 })
    await act(orderId, { kind: 'approve' })
    expect(await movesOf(customerId)).toEqual([6])
    await act(orderId, { kind: 'cancel', reason: 'انصراف' })
    expect(await movesOf(customerId)).toEqual([6, -6])
  })

  it('comes with the delivery of what is paid at the door', async () => {
    const { orderId, customerId } = await addPlacedOrder(database.owner, { methodId: 1, state: 'confirmed' })
    await act(orderId, { kind: 'ship', carrier: 'پیک', trackingCode: '' })
    expect(await movesOf(customerId)).toEqual([])
    await act(orderId, { kind: 'deliver' })
    expect(await movesOf(customerId)).toEqual([6])
  })

  it('is nothing in a shop that gives none, or for less than one point', async () => {
    const little = await addPlacedOrder(database.owner, { payableRial: 200_000 })
    await earn(little.orderId)
    await database.owner.query('update public.shop_settings set score_every_rial = 0')
    const much = await addPlacedOrder(database.owner)
    await earn(much.orderId)
    expect([await movesOf(little.customerId), await movesOf(much.customerId)]).toEqual([[], []])
  })
})
