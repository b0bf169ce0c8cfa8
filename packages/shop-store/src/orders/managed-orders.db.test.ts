import type { OrderActRefusal } from '@rasteh/shop-core/order'
import { NO_ORDER_QUERY } from '@rasteh/shop-core/order-list'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadManagedOrders } from '../reads/managed-order.ts'
import { loadOrderList } from '../reads/order-list.ts'
import { closeOrder } from './close-order.ts'
import { actOnOrder, type OrderAct } from './managed-orders.ts'

const database = useTestDatabase()
let shop: Pool
let staffId: number
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 8 })
  staffId = (await addStaff(database.owner, 'manager')).staffId
  return () => shop.end()
})

const act = (orderId: string, given: OrderAct): Promise<OrderActRefusal | null> =>
  actOnOrder(shop, { orderId, staffId, act: given })
const ship = { kind: 'ship', carrier: 'پست', trackingCode: '9876' } as const

async function load(orderId: string) {
  const [order] = await loadManagedOrders(shop, [orderId])
  if (!order) throw new Error('no such order')
  return { ...order, kinds: order.events.map(({ kind }) => kind) }
}
async function stockOf(variantId: number) {
  const { rows } = await database.owner.query(
    'select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from shop.stock_buckets where variant_id = $1',
    [variantId],
  )
  return rows[0]
}

describe('a payment from card to card that a manager believes', () => {
  it('sells what was held and keeps the money as a payment of the order', async () => {
    const { orderId, variantId } = await addPlacedOrder(database.owner, { methodId: 2, stock: 10 })
    expect(await act(orderId, { kind: 'approve' })).toBeNull()
    const { state, paidAt, kinds, attempts } = await load(orderId)
    expect([state, paidAt === null, kinds]).toEqual(['confirmed', false, ['placed', 'approved']])
    expect(attempts).toMatchObject([{ state: 'verified', amountRial: 2_000_000 }])
    expect(await stockOf(variantId)).toEqual({ on_hand: 8, reserved: 0 })
  })

  it('is due back when the order is cancelled, and is marked once as given back', async () => {
    const { orderId, variantId } = await addPlacedOrder(database.owner, { methodId: 2, stock: 10 })
    await act(orderId, { kind: 'approve' })
    expect(await act(orderId, { kind: 'cancel', reason: 'انصراف' })).toBeNull()
    const { state, attempts } = await load(orderId)
    expect([state, attempts[0]?.state]).toEqual(['cancelled', 'refund-due'])
    expect(await stockOf(variantId)).toEqual({ on_hand: 10, reserved: 0 })
    const refunded = {
      kind: 'mark-refunded',
      attemptNumber: attempts[0]?.number ?? 0,
      note: 'کارت به کارت',
    } as const
    expect(await Promise.all([act(orderId, refunded), act(orderId, refunded)])).toEqual(
      expect.arrayContaining([null, 'state-changed']),
    )
    expect((await load(orderId)).kinds).toEqual(['placed', 'approved', 'cancelled', 'refund-due', 'refunded'])
  })
})

describe('the steps of an order', () => {
  it('are written to the audit log with who took them', async () => {
    const { orderId, number } = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true })
    await act(orderId, ship)
    await act(orderId, { kind: 'deliver' })
    await act(orderId, { kind: 'note', note: 'تماس گرفته شد' })
    const { rows } = await database.owner.query(
      'select action, actor_id from shop.audit_log where subject = $1 order by at, id',
      [`order:${number}`],
    )
    expect(rows).toEqual(
      ['order-shipped', 'order-delivered', 'order-note'].map((action) => ({ action, actor_id: staffId })),
    )
    expect(await load(orderId)).toMatchObject({ state: 'delivered', carrier: 'پست', trackingCode: '9876' })
  })

  it.each([
    ['approve', { state: 'awaiting-payment', methodId: 3 }, { kind: 'approve' }],
    [
      'approve a plan without its down payment',
      { state: 'awaiting-approval', methodId: 7 },
      { kind: 'approve' },
    ],
    ['ship what is not paid', { state: 'awaiting-payment' }, ship],
    ['cancel what is sent', { state: 'shipped', isPaid: true }, { kind: 'cancel', reason: 'x' }],
    ['deliver what is cancelled', { state: 'cancelled' }, { kind: 'deliver' }],
    ['pay a due that is not there', { state: 'confirmed', methodId: 7 }, { kind: 'due-paid', position: 1 }],
  ] as const)('refuse to %s', async (_, sketch, given) => {
    const { orderId } = await addPlacedOrder(database.owner, sketch)
    expect(await act(orderId, given)).toBe('state-changed')
    expect((await load(orderId)).state).toBe(sketch.state)
  })

  it('say that there is no such order', async () => {
    expect(await act('01890000-0000-7000-8000-000000000000', ship)).toBe('not-found')
  })

  it('wait while the truth about a payment is being asked', async () => {
    const { orderId } = await addPlacedOrder(database.owner)
    await database.owner.query(
      `insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, authority)
       values ($1, 'sep', 'سامان', 2000000, 'verifying', $2)`,
      [orderId, `a-${orderId}`],
    )
    expect(await act(orderId, { kind: 'cancel', reason: 'انصراف' })).toBe('in-doubt')
  })

  it('end that wait, with a reason, and the order is free', async () => {
    const { orderId } = await addPlacedOrder(database.owner)
    const { rows } = await database.owner.query<{ number: number }>(
      `insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, authority)
       values ($1, 'sep', 'سامان', 2000000, 'verifying', $2) returning number`,
      [orderId, `b-${orderId}`],
    )
    const attemptNumber = Number(rows[0]?.number)
    const settlePending = { kind: 'end-doubt', attemptNumber, reason: 'بانک پاسخ نمی‌دهد' } as const
    expect([await act(orderId, settlePending), await act(orderId, settlePending)]).toEqual([
      null,
      'state-changed',
    ])
    expect(await act(orderId, { kind: 'cancel', reason: 'انصراف' })).toBe(null)
    expect((await load(orderId)).attempts[0]).toMatchObject({
      state: 'expired',
      takenRial: null,
      refundRial: 0,
    })
  })

  it('show the dashboard, which reads by rights of its own, what goes back', async () => {
    const { orderId } = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true })
    const web = openPool({ url: database.urls.web, name: 'rasteh-test-web', max: 1 })
    const [order] = await loadManagedOrders(web, [orderId])
    const { orders } = await loadOrderList(web, {
      ...NO_ORDER_QUERY,
      list: 'confirmed',
      cursor: null,
      limit: 50,
    })
    await web.end()
    expect(order?.attempts[0]).toMatchObject({ takenRial: 2_000_000, refundRial: 2_000_000 })
    expect(orders.some(({ id }) => id === orderId)).toBe(true)
  })

  it('do not approve what no longer holds its goods', async () => {
    const { orderId } = await addPlacedOrder(database.owner, { methodId: 2 })
    await database.owner.query('select shop.release_stock($1)', [orderId])
    expect(await act(orderId, { kind: 'approve' })).toBe('stock-lost')
    expect(await load(orderId)).toMatchObject({ state: 'awaiting-payment', paidAt: null })
  })

  it('mark a due of the plan as paid, once', async () => {
    const { orderId } = await addPlacedOrder(database.owner, {
      state: 'confirmed',
      methodId: 7,
      isPaid: true,
    })
    await database.owner.query(
      `insert into shop.order_dues (order_id, position, due_on, amount_rial) values ($1, 1, current_date, 500000)`,
      [orderId],
    )
    const paid = { kind: 'due-paid', position: 1 } as const
    expect([await act(orderId, paid), await act(orderId, paid)]).toEqual([null, 'state-changed'])
    expect((await load(orderId)).dues[0]?.paidAt).not.toBeNull()
  })
})

describe('the code of a parcel that is corrected', () => {
  const correct = (orderId: string, oldCode: string, trackingCode: string) =>
    act(orderId, { kind: 'correct-tracking', oldCode, trackingCode, reason: 'رقم آخر' })
  const queuedFor = async (orderId: string) => {
    const { rows } = await database.owner.query<{ kind: string }>(
      `select e.kind from shop.order_events e where e.order_id = $1 and exists (
         select from jobs.job j where j.name = 'tell-order' and j.data->>'eventId' = e.id::text) order by e.id`,
      [orderId],
    )
    return rows.map(({ kind }) => kind)
  }
  async function sent() {
    const { orderId } = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true })
    await act(orderId, ship)
    return orderId
  }

  it('once for thirty presses, with the old one in its history, and the customer is told once', async () => {
    const orderId = await sent()
    const said = await Promise.all(Array.from({ length: 30 }, () => correct(orderId, '9876', '98765')))
    expect(new Set(said)).toEqual(new Set([null]))
    const { trackingCode, kinds, events } = await load(orderId)
    expect([trackingCode, kinds]).toEqual(['98765', ['placed', 'shipped', 'tracking-corrected']])
    expect(events.at(-1)).toMatchObject({
      note: 'رقم آخر',
      staffName: 'manager',
      data: { carrier: 'پست', trackingCode: '98765', oldTrackingCode: '9876' },
    })
    expect((await queuedFor(orderId)).filter((kind) => kind === 'tracking-corrected')).toHaveLength(1)
  })

  it('by one of two who looked at the same code', async () => {
    const orderId = await sent()
    const said = await Promise.all([correct(orderId, '9876', 'AAAAA'), correct(orderId, '9876', 'BBBBB')])
    expect(said.toSorted()).toEqual([null, 'state-changed'].toSorted())
  })

  it('never before it is sent, nor when it has arrived, nor of an order that is not there', async () => {
    const { orderId } = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true })
    expect(await correct(orderId, '', '12345')).toBe('state-changed')
    await act(orderId, { ...ship, trackingCode: '' })
    expect(await correct(orderId, '', '12345')).toBeNull()
    await act(orderId, { kind: 'deliver' })
    expect(await correct(orderId, '12345', '54321')).toBe('state-changed')
    expect(await correct('01890000-0000-7000-8000-000000000000', '', '12345')).toBe('not-found')
  })
})

describe('two at once', () => {
  it('ship an order once', async () => {
    const { orderId } = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true })
    const said = await Promise.all(Array.from({ length: 6 }, () => act(orderId, ship)))
    expect(said.filter((one) => one === null)).toHaveLength(1)
    expect((await load(orderId)).kinds).toEqual(['placed', 'shipped'])
  })

  it('approve or cancel it, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { orderId, variantId } = await addPlacedOrder(database.owner, { methodId: 2, stock: 5 })
      await Promise.all([
        act(orderId, { kind: 'approve' }),
        act(orderId, { kind: 'cancel', reason: 'انصراف' }),
        act(orderId, { kind: 'approve' }),
      ])
      const { state, kinds } = await load(orderId)
      const [isSold, approvals] = [state === 'confirmed', kinds.filter((kind) => kind === 'approved').length]
      expect(approvals).toBeLessThanOrEqual(1)
      expect(await stockOf(variantId)).toEqual({ on_hand: isSold ? 3 : 5, reserved: 0 })
    }
  })

  it('approve it or let it expire, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { orderId, variantId } = await addPlacedOrder(database.owner, {
        methodId: 2,
        stock: 5,
        holdSeconds: -1,
      })
      const [refusal, isExpired] = await Promise.all([
        act(orderId, { kind: 'approve' }),
        closeOrder(shop, { orderId, event: 'expire', madeBy: 'shop', reason: 'not-paid-in-time' }),
      ])
      expect(refusal === null).toBe(!isExpired)
      expect(await stockOf(variantId)).toEqual({ on_hand: isExpired ? 5 : 3, reserved: 0 })
    }
  })
})
