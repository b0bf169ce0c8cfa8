import { describe, expect, it } from 'vitest'
import { atBank, bring, later, orderAt, stateOf, type Waiting } from './bank-script.ts'
import { brokenChecks, stockOf, useCheckout } from './use-checkout.ts'
import { useManager } from './use-manager.ts'

const fixture = useCheckout()
const manager = useManager(fixture.shop)

const dueOf = async (...orders: Waiting[]) => {
  const { rows } = await fixture.shop.database.owner.query<{ refundRial: number }>(
    `select shop.refund_rial(a)::bigint as "refundRial" from shop.payment_attempts a
     where a.state = 'refund-due' and a.order_id = any ($1::uuid[])`,
    [orders.map(({ orderId }) => orderId)],
  )
  return rows.map(({ refundRial }) => refundRial)
}

/** A cheap order that is paid, a dear one that is not, and the cheap one's reference brought to the dear one. */
async function oneReferenceTwoOrders() {
  const cheap = await orderAt(fixture, 'sep')
  const dear = await orderAt(fixture, 'sep', { units: 4 })
  const [paid] = atBank(fixture, cheap, 'pay')
  const [own] = atBank(fixture, dear, 'forged')
  if (!paid || !own) throw new Error('nothing was brought back')
  const { RefNum = '' } = paid.fields
  await bring(dear, { ...own, fields: { ...own.fields, RefNum, RRN: RefNum } })
  return { cheap, dear, bringCheap: () => bring(cheap, paid), reference: RefNum }
}

describe('one reference of SEP, paid for a cheap order and brought to a dear one first', () => {
  it('pays the cheap order, and nothing is due back for the dear one (H1)', async () => {
    const { cheap, dear, bringCheap, reference } = await oneReferenceTwoOrders()
    expect(await dueOf(cheap, dear)).toEqual([cheap.payment.amountRial])
    expect(await manager.attempt(dear.orderId)).toMatchObject({
      TakenRial: cheap.payment.amountRial,
      TakenReference: reference,
    })
    await bringCheap()
    expect(await stateOf(cheap)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await dueOf(cheap, dear)).toEqual([])
    const { Attempts, Events } = await manager.see(dear.orderId)
    expect(Attempts[0]).toMatchObject({ State: 'failed', TakenRial: null, RefundState: null })
    expect(Events.map(({ Kind }) => Kind)).toContain('refund-void')
    expect(await brokenChecks(fixture)).toEqual([])
  })

  it('pays nothing any more once a manager has sent it back by hand', async () => {
    const { cheap, dear, bringCheap } = await oneReferenceTwoOrders()
    const { Number: AttemptNumber } = await manager.attempt(dear.orderId)
    const marked = await manager.act(dear.orderId, 'refunded', { AttemptNumber, Note: 'کارت به کارت' })
    expect(marked.statusCode).toBe(200)
    await bringCheap()
    await later(fixture, cheap, 60)
    expect(await stateOf(cheap)).toMatchObject({ State: 'awaiting-payment', IsPaid: false })
    expect(await brokenChecks(fixture)).toEqual([])
  })

  it('pays nothing any more once the bank was asked to give it back, and goes back once', async () => {
    const { cheap, dear, bringCheap } = await oneReferenceTwoOrders()
    const { Number: AttemptNumber } = await manager.attempt(dear.orderId)
    expect((await manager.act(dear.orderId, 'refund', { AttemptNumber })).statusCode).toBe(200)
    expect(await manager.attempt(dear.orderId)).toMatchObject({
      State: 'refunded',
      RefundRial: cheap.payment.amountRial,
    })
    const { authority } = cheap.payment
    expect(fixture.simulator.payments().find((one) => one.authority === authority)).toMatchObject({
      state: 'reversed',
      reversals: 1,
    })
    await bringCheap()
    await later(fixture, cheap, 60)
    expect(await stateOf(cheap)).toMatchObject({ State: 'awaiting-payment', IsPaid: false })
    expect(await brokenChecks(fixture)).toEqual([])
  })

  it('pays the dear order’s own payment after its debt was void', async () => {
    const { dear, bringCheap } = await oneReferenceTwoOrders()
    await bringCheap()
    for (const back of atBank(fixture, dear, 'pay')) await bring(dear, back)
    expect(await stateOf(dear)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await brokenChecks(fixture)).toEqual([])
  })
})

describe('another amount than was asked for', () => {
  it.each(['sep', 'zibal', 'vandar', 'digipay'] as const)(
    'at %s is kept with its reference, and no more than it is due back',
    async (bank) => {
      const order = await orderAt(fixture, bank)
      for (const back of atBank(fixture, order, 'changed-amount')) await bring(order, back)
      const record = fixture.simulator
        .payments()
        .find(({ authority }) => authority === order.payment.authority)
      expect(record?.takenRial).toBe(250_000)
      expect(await manager.attempt(order.orderId)).toMatchObject({
        State: 'refund-due',
        AmountRial: 2_500_000,
        TakenRial: 250_000,
        TakenReference: record?.reference,
        RefundRial: 250_000,
      })
      expect(await dueOf(order)).toEqual([250_000])
    },
  )

  it('that a bank does not name is due back only after people have looked', async () => {
    const order = await orderAt(fixture, 'zarinpal')
    for (const back of atBank(fixture, order, 'changed-amount')) await bring(order, back)
    expect(await manager.attempt(order.orderId)).toMatchObject({
      State: 'refund-due',
      TakenRial: null,
      RefundRial: 0,
    })
    expect(await brokenChecks(fixture)).toEqual([])
  })
})

describe('a return without the fields of its bank', () => {
  it.each(['sep', 'mellat', 'digipay', 'parsian', 'zarinpal', 'zibal', 'vandar', 'snapppay'] as const)(
    'changes nothing at %s: the order can be cancelled and its goods are free (H2)',
    async (bank) => {
      const order = await orderAt(fixture, bank)
      await order.person.call('GET', new URL(order.payment.returnUrl).pathname)
      expect((await manager.attempt(order.orderId)).State).toBe('redirected')
      const cancelled = await order.person.call('POST', `/api/shop/order/${order.orderId}/cancel`)
      expect(cancelled.statusCode).toBe(200)
      expect(await stockOf(fixture, order.variantId)).toEqual({ onHand: 5, reserved: 0 })
    },
  )

  it('leaves the order to expire when nobody pays (H2)', async () => {
    const order = await orderAt(fixture, 'sep')
    await order.person.call('GET', new URL(order.payment.returnUrl).pathname)
    await later(fixture, order, 2 * 60 * 60)
    await later(fixture, order, 60)
    expect(await stateOf(order)).toMatchObject({ State: 'expired' })
    expect(await stockOf(fixture, order.variantId)).toEqual({ onHand: 5, reserved: 0 })
  })
})
