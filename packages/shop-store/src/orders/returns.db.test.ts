import { planRefund } from '@rasteh/shop-core/refunds'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder, type PlacedOrder } from '@rasteh/test-kit/placed-order'
import { addStaff } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkMoney } from '../payments/check-money.ts'
import { grantRefund, payRefundPart } from '../payments/refund-parts.ts'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadManagedOrders } from '../reads/managed-order.ts'
import { loadOrderReturns, toRefundFacts, unitsToRefund } from '../reads/order-returns.ts'
import { loadHolidays, loadReturnExceptions } from '../reads/return-rules.ts'
import { keepHoliday, keepReturnException } from './return-rules.ts'
import { inspectReturn, moveReturn, type ReturnSaid, requestReturn } from './returns.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'rasteh-test', max: 20 })
})
afterAll(() => shop.end())
const PRESSES = 50
const IBAN = 'IR820540102680020817909002'

const press = <Said>(act: (index: number) => Promise<Said>) =>
  Promise.all(Array.from({ length: PRESSES }, (_, index) => act(index)))
const countOf = (said: readonly string[]) =>
  Object.fromEntries([...new Set(said)].map((one) => [one, said.filter((other) => other === one).length]))

/** An order of three units that arrived, paid at a bank: 3,000,001 for the goods and 50,000 for the post. */
async function delivered(sketch: Parameters<typeof addPlacedOrder>[1] = {}): Promise<PlacedOrder> {
  const order = await addPlacedOrder(database.owner, {
    state: 'delivered',
    isPaid: true,
    quantity: 3,
    payableRial: 3_050_001,
    postalRial: 50_000,
    ...sketch,
  })
  await database.owner.query(
    `insert into shop.order_events (order_id, kind, made_by) values ($1, 'delivered', 'staff 1')`,
    [order.orderId],
  )
  return order
}

const ask = ({ orderId, customerId }: PlacedOrder, quantity: number, key: string) =>
  requestReturn(shop, {
    orderId,
    madeBy: `customer ${customerId}`,
    event: 'request',
    key,
    reason: 'changed-mind',
    note: '',
    overruled: '',
    lines: [{ position: 1, quantity }],
  })

const found = async (orderId: string) => {
  const returns = await loadOrderReturns(shop, orderId)
  if (!returns) throw new Error('the order is there')
  return returns
}
const numberOf = async (orderId: string) => (await found(orderId)).returns.at(-1)?.number ?? 0

async function move(
  orderId: string,
  event: 'approve' | 'refuse' | 'receive' | 'withdraw',
): Promise<ReturnSaid> {
  const number = await numberOf(orderId)
  return moveReturn(shop, { orderId, madeBy: 'staff 1', number, event, note: '' })
}

async function inspected(quantity = 1) {
  const order = await delivered()
  const { orderId } = order
  expect(await ask(order, quantity, 'one')).toBe('done')
  expect(await move(orderId, 'approve')).toBe('done')
  expect(await move(orderId, 'receive')).toBe('done')
  const number = await numberOf(orderId)
  const lines = [{ position: 1, restocked: quantity, damaged: 0, missing: 0 }]
  expect(await inspectReturn(shop, { orderId, staffId: 1, number, lines })).toBe('done')
  return { ...order, returnNumber: number }
}

async function planned(orderId: string, returnNumber: number | null, goodwillRial = 0, deliveryRial = 0) {
  const [order] = await loadManagedOrders(shop, [orderId])
  const returns = await found(orderId)
  if (!order) throw new Error('the order is there')
  const one = returns.returns.find(({ number }) => number === returnNumber)
  const plan = planRefund(toRefundFacts(order, returns), {
    units: one ? unitsToRefund(one) : [],
    deliveryRial,
    goodwillRial,
  })
  if (!plan.ok) throw new Error(plan.refusal.kind)
  return {
    orderId,
    staffId: 1,
    refundsSeen: returns.refunds.length,
    returnNumber,
    plan: plan.value,
    reason: 'به رسم دوستی',
    banks: [],
  }
}

const stockOf = async (variantId: number): Promise<number> => {
  const { rows } = await database.owner.query(
    'select sum(on_hand)::int as units from shop.stock_buckets where variant_id = $1',
    [variantId],
  )
  return rows[0].units
}

describe('50 parallel presses', () => {
  it('of one request make one return', async () => {
    const order = await delivered()
    expect(countOf(await press(() => ask(order, 1, 'same')))).toEqual({ done: PRESSES })
    expect((await found(order.orderId)).returns).toHaveLength(1)
  })

  it('of different requests return no more than was bought', async () => {
    const order = await delivered()
    const said = await press((index) => ask(order, 2, `key-${index}`))
    expect(countOf(said)).toEqual({ done: 1, 'state-changed': PRESSES - 1 })
  })

  it.each(['approve', 'refuse'] as const)('of %s act once', async (event) => {
    const order = await delivered()
    await ask(order, 1, 'one')
    expect(countOf(await press(() => move(order.orderId, event)))).toEqual({
      done: 1,
      'state-changed': PRESSES - 1,
    })
    const [one] = (await found(order.orderId)).returns
    expect(one?.events.map((step) => step.event)).toEqual(['request', event])
  })

  it('of approve and refuse and withdraw together take one of them', async () => {
    const order = await delivered()
    await ask(order, 1, 'one')
    const number = await numberOf(order.orderId)
    const said = await press((index) =>
      index % 2 === 0
        ? move(order.orderId, 'refuse')
        : moveReturn(shop, {
            orderId: order.orderId,
            madeBy: `customer ${order.customerId}`,
            number,
            event: 'withdraw',
            note: '',
          }),
    )
    expect(countOf(said)).toEqual({ done: 1, 'state-changed': PRESSES - 1 })
  })

  it('of received and of inspected act once, and the stock comes back once', async () => {
    const order = await delivered()
    await ask(order, 2, 'one')
    await move(order.orderId, 'approve')
    expect(countOf(await press(() => move(order.orderId, 'receive')))).toMatchObject({ done: 1 })
    const before = await stockOf(order.variantId)
    const number = await numberOf(order.orderId)
    const lines = [{ position: 1, restocked: 1, damaged: 1, missing: 0 }]
    const given = { orderId: order.orderId, staffId: 1, number, lines }
    const said = await press(() => inspectReturn(shop, given))
    expect(countOf(said)).toEqual({ done: 1, 'state-changed': PRESSES - 1 })
    expect(await stockOf(order.variantId)).toBe(before + 1)
  })

  it('of one refund give money back once', async () => {
    const { orderId, returnNumber } = await inspected()
    const grant = await planned(orderId, returnNumber)
    expect(countOf(await press(() => grantRefund(shop, { ...grant, key: 'same' })))).toEqual({
      done: PRESSES,
    })
    const { refunds, returns } = await found(orderId)
    expect(refunds.map(({ goodsRial }) => goodsRial)).toEqual([1_000_000])
    expect(returns[0]?.events.map(({ event }) => event).at(-1)).toBe('settle')
  })

  it('of different refunds, planned on the same facts, give money back once', async () => {
    const { orderId } = await delivered()
    const grant = await planned(orderId, null, 3_000_000)
    const said = await press((index) => grantRefund(shop, { ...grant, key: `key-${index}` }))
    expect(countOf(said)).toEqual({ done: 1, 'state-changed': PRESSES - 1 })
  })

  it('of paid by hand mark it once', async () => {
    const { orderId } = await delivered()
    await grantRefund(shop, { ...(await planned(orderId, null, 1_000)), key: 'one' })
    const partNumber = (await found(orderId)).refunds[0]?.parts[0]?.number ?? 0
    const said = await press(() =>
      payRefundPart(shop, { orderId, staffId: 1, partNumber, iban: IBAN, note: 'پایا' }),
    )
    expect(countOf(said)).toEqual({ done: 1, 'state-changed': PRESSES - 1 })
  })
})

describe('refunds in part', () => {
  it('of one unit after the other, then the delivery, come to what was paid', async () => {
    const order = await delivered()
    for (const key of ['a', 'b', 'c']) {
      await ask(order, 1, key)
      await move(order.orderId, 'approve')
      await move(order.orderId, 'receive')
      const number = await numberOf(order.orderId)
      const lines = [{ position: 1, restocked: 0, damaged: 1, missing: 0 }]
      await inspectReturn(shop, { orderId: order.orderId, staffId: 1, number, lines })
      const grant = await planned(order.orderId, number, 0, key === 'c' ? 50_000 : 0)
      expect(await grantRefund(shop, { ...grant, key })).toBe('done')
    }
    const { refunds, payments } = await found(order.orderId)
    expect(refunds.map(({ goodsRial }) => goodsRial)).toEqual([1_000_000, 1_000_000, 1_000_001])
    expect(payments).toMatchObject([{ takenRial: 3_050_001, givenRial: 3_050_001 }])
    await expect(planned(order.orderId, null, 1)).rejects.toThrow('refund-too-much')
  })

  it('that the rules did not plan are refused by the database too', async () => {
    const { orderId } = await delivered()
    const grant = await planned(orderId, null, 1_000)
    const parts = grant.plan.parts.map((part) => ({ ...part, amountRial: 9_000_000 }))
    const greedy = { ...grant, key: 'greedy', plan: { ...grant.plan, goodwillRial: 9_000_000, parts } }
    await expect(grantRefund(shop, greedy)).rejects.toThrow('more than was taken')
    expect((await found(orderId)).refunds).toEqual([])
  })

  it('go over what was paid at the door, and over the dues of a plan', async () => {
    const door = await delivered({ methodId: 1, isPaid: false })
    await database.owner.query('update shop.orders set paid_at = now() where id = $1', [door.orderId])
    await grantRefund(shop, { ...(await planned(door.orderId, null, 5_000)), key: 'one' })
    expect((await found(door.orderId)).refunds[0]?.parts).toMatchObject([
      { attemptNumber: null, amountRial: 5_000 },
    ])
    const plan = await delivered({ methodId: 7, dueRial: 1_000_000 })
    await database.owner.query(
      `insert into shop.order_dues (order_id, position, due_on, amount_rial, paid_at)
       values ($1, 1, now(), 1025000, now()), ($1, 2, now(), 1025001, null)`,
      [plan.orderId],
    )
    await grantRefund(shop, { ...(await planned(plan.orderId, null, 1_500_000)), key: 'one' })
    expect((await found(plan.orderId)).refunds[0]?.parts.map(({ amountRial }) => amountRial)).toEqual([
      1_000_000, 500_000,
    ])
    await expect(planned(plan.orderId, null, 525_001)).rejects.toThrow('refund-too-much')
  })

  it('are not for an order that may still be cancelled, whose whole payment would go back then', async () => {
    const { orderId } = await delivered()
    const grant = await planned(orderId, null, 1_000)
    await database.owner.query(`update shop.orders set state = 'confirmed' where id = $1`, [orderId])
    expect(await grantRefund(shop, { ...grant, key: 'early' })).toBe('state-changed')
    await database.owner.query(`update shop.orders set state = 'delivered' where id = $1`, [orderId])
  })
})

describe('holidays and exceptions', () => {
  it('are kept by managers, and taken away again', async () => {
    const { staffId } = await addStaff(database.owner, 'manager')
    await keepHoliday(shop, { staffId, day: '2030-03-21', title: 'نوروز' })
    await keepHoliday(shop, { staffId, day: '2030-03-21', title: 'عید نوروز' })
    expect(await loadHolidays(shop, '2030-01-01')).toEqual([{ day: '2030-03-21', title: 'عید نوروز' }])
    await keepHoliday(shop, { staffId, day: '2030-03-21', title: null })
    expect(await loadHolidays(shop, '2030-01-01')).toEqual([])
  })

  it('hold for orders that were placed after the exception was said', async () => {
    const before = await delivered()
    const { productId, variantId } = before
    expect(await keepReturnException(shop, { staffId: 1, productId, kind: 'food' })).toBe(true)
    const after = await delivered({ product: { productId, variantId } })
    expect((await found(before.orderId)).exceptions).toEqual([])
    expect((await found(after.orderId)).exceptions).toEqual([{ position: 1, kind: 'food' }])
    expect(await loadReturnExceptions(shop)).toMatchObject([{ productId, kind: 'food' }])
    expect(await keepReturnException(shop, { staffId: 1, productId, kind: null })).toBe(true)
    expect((await found(after.orderId)).exceptions).toEqual([])
    expect(await keepReturnException(shop, { staffId: 1, productId: 999_999_999, kind: 'food' })).toBe(false)
  })
})

it('leaves every check of money whole', async () => {
  const broken = (await checkMoney(database.owner)).filter((check) => check.broken.length > 0)
  // A plan's down payment is not its whole: the fixture's orders of a plan have no instalment terms.
  expect(broken).toEqual([])
})
