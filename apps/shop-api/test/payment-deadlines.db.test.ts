import { BANKS, type BankName } from '@rasteh/simulator/banks'
import { afterEach, describe, expect, it } from 'vitest'
import { atBank, bring, later, orderAt, stateOf, type Waiting } from './bank-script.ts'
import { brokenChecks, stockOf, useCheckout } from './use-checkout.ts'
import { useManager } from './use-manager.ts'

const fixture = useCheckout()
const manager = useManager(fixture.shop)
const HOURS = 60 * 60

/** Longer than any attempt may last. */
const BEYOND = 81 * 60
const silence = (bank: BankName) => fixture.simulator.behave({ bank, mood: 'dead' })
const wake = () => {
  for (const bank of BANKS) fixture.simulator.behave({ bank, mood: 'well' })
}
afterEach(wake)

/** A payment that was made and brought back while the bank says nothing. */
async function pendingOrderAt(bank: BankName): Promise<Waiting> {
  const order = await orderAt(fixture, bank)
  silence(bank)
  for (const back of atBank(fixture, order, 'pay')) await bring(order, back)
  expect(await manager.attempt(order.orderId)).toMatchObject({ State: 'verifying' })
  return order
}
const cancelByCustomer = async ({ person, orderId }: Waiting) =>
  (await person.call('POST', `/api/shop/order/${orderId}/cancel`)).statusCode

describe.each(BANKS)('a payment at %s about which the bank is silent', (bank) => {
  it('ends by its deadline, and its goods are for others', async () => {
    const order = await pendingOrderAt(bank)
    expect(await cancelByCustomer(order)).toBe(409)
    await later(fixture, order, BEYOND)
    await later(fixture, order, 60)
    expect(await manager.attempt(order.orderId)).toMatchObject({ State: 'expired' })
    expect(await stateOf(order)).toMatchObject({ State: 'expired' })
    expect(await stockOf(fixture, order.variantId)).toEqual({ onHand: 5, reserved: 0 })
  })

  it('is a paid order when the money shows up later and the goods are still there', async () => {
    const order = await pendingOrderAt(bank)
    await later(fixture, order, BEYOND)
    await later(fixture, order, 60)
    wake()
    await later(fixture, order, 1 * HOURS)
    expect(await stateOf(order)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await stockOf(fixture, order.variantId)).toEqual({ onHand: 4, reserved: 0 })
    expect(await brokenChecks(fixture)).toEqual([])
  })

  it('is money due back when it shows up after the order was cancelled, once', async () => {
    const order = await orderAt(fixture, bank)
    // The bank does its part, and its answer is lost.
    fixture.simulator.behave({
      bank,
      orderId: order.payment.orderId,
      faults: [
        { call: 'verify', kind: 'reset', times: 1 },
        { call: 'settle', kind: 'reset', times: 1 },
        { call: 'inquire', kind: 'error-before', times: 2 },
      ],
    })
    for (const back of atBank(fixture, order, 'pay')) await bring(order, back)
    silence(bank)
    const { Number: AttemptNumber } = await manager.attempt(order.orderId)
    expect((await manager.act(order.orderId, 'cancel', { Reason: 'انصراف' })).statusCode).toBe(409)
    const ended = await manager.act(order.orderId, 'end-doubt', { AttemptNumber, Reason: 'بانک پاسخ نمی‌دهد' })
    expect(ended.statusCode).toBe(200)
    expect((await manager.act(order.orderId, 'cancel', { Reason: 'انصراف' })).statusCode).toBe(200)
    wake()
    await later(fixture, order, 120)
    await later(fixture, order, 1 * HOURS)
    expect(await manager.attempt(order.orderId)).toMatchObject({
      State: 'refund-due',
      RefundRial: order.payment.amountRial,
    })
    expect(await stateOf(order)).toMatchObject({ State: 'cancelled' })
    expect(await brokenChecks(fixture)).toEqual([])
  })
})

describe('the deadline of a payment', () => {
  it('lets its buyer cancel also before anybody has looked', async () => {
    const order = await pendingOrderAt('sep')
    await fixture.shop.database.owner.query(
      "update shop.payment_attempts set deadline_at = now() - interval '1 second' where order_id = $1",
      [order.orderId],
    )
    expect(await cancelByCustomer(order)).toBe(200)
    expect(await stockOf(fixture, order.variantId)).toEqual({ onHand: 5, reserved: 0 })
  })

  it('does not hold goods for returns that keep coming', async () => {
    const order = await orderAt(fixture, 'sep')
    for (let minutes = 0; minutes < 60; minutes += 10) {
      for (const back of atBank(fixture, order, 'forged')) await bring(order, back)
      await later(fixture, order, 600)
    }
    await later(fixture, order, 120)
    expect(await stateOf(order)).toMatchObject({ State: 'expired' })
    expect(await stockOf(fixture, order.variantId)).toEqual({ onHand: 5, reserved: 0 })
  })

  it('ends what is asked late, too: after two days nobody asks any more', async () => {
    const order = await pendingOrderAt('zarinpal')
    await later(fixture, order, BEYOND)
    for (const hours of [1, 2, 6, 12, 24, 24]) await later(fixture, order, hours * HOURS)
    const { rows } = await fixture.shop.database.owner.query(
      'select late_check_at, late_tries from shop.payment_attempts where order_id = $1',
      [order.orderId],
    )
    expect(rows[0]).toMatchObject({ late_check_at: null, late_tries: expect.any(Number) })
    expect(rows[0].late_tries).toBeGreaterThan(3)
  })
})

describe('a manager who ends the wait for a bank', () => {
  it('is written down with the reason, in the order’s story and in the audit log', async () => {
    const order = await pendingOrderAt('mellat')
    const { Number: AttemptNumber } = await manager.attempt(order.orderId)
    const Reason = 'بانک از صبح پاسخ نمی‌دهد'
    await manager.act(order.orderId, 'end-doubt', { AttemptNumber, Reason })
    const { Events, Number: number } = await manager.see(order.orderId)
    expect(Events.at(-1)).toMatchObject({ Kind: 'doubt-ended', Note: Reason, MadeBy: 'staff' })
    const { rows } = await fixture.shop.database.owner.query(
      "select actor_kind, detail from shop.audit_log where action = 'order-doubt-ended' and subject = $1",
      [`order:${number}`],
    )
    expect(rows).toEqual([{ actor_kind: 'staff', detail: { attempt: AttemptNumber, reason: Reason } }])
  })

  it('must give a reason, and ends nothing that has ended', async () => {
    const order = await pendingOrderAt('mellat')
    const { Number: AttemptNumber } = await manager.attempt(order.orderId)
    expect((await manager.act(order.orderId, 'end-doubt', { AttemptNumber, Reason: '' })).statusCode).toBe(
      422,
    )
    const press = () => manager.act(order.orderId, 'end-doubt', { AttemptNumber, Reason: 'x' })
    const answers = await Promise.all(Array.from({ length: 10 }, press))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  it('loses no money to the bank’s answer that comes at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await orderAt(fixture, 'sep')
      const { Number: AttemptNumber } = await manager.attempt(order.orderId)
      const [back] = atBank(fixture, order, 'pay')
      if (!back) throw new Error('nothing was brought back')
      await Promise.all([
        bring(order, back),
        manager.act(order.orderId, 'end-doubt', { AttemptNumber, Reason: 'x' }),
      ])
      await bring(order, back)
      await later(fixture, order, 120)
      expect(await stateOf(order)).toMatchObject({ State: 'confirmed', IsPaid: true })
    }
    expect(await brokenChecks(fixture)).toEqual([])
  })
})
