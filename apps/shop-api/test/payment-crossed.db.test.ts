import { settlePayment } from '@rasteh/shop-store/payments/book-money'
import { BANKS } from '@rasteh/simulator/banks'
import { describe, expect, it } from 'vitest'
import { atBank, bring, later, orderAt, stateOf, type Waiting } from './bank-script.ts'
import { brokenChecks, useCheckout } from './use-checkout.ts'
import { useManager } from './use-manager.ts'

const fixture = useCheckout()
const manager = useManager(fixture.shop)
const CROSSED = ['parsian', 'zibal', 'vandar', 'snapppay'] as const
const pairs = CROSSED.flatMap((from) => CROSSED.map((to) => [from, to] as const))

describe('a return of one bank, brought to another’s', () => {
  it.each(pairs)('%s to %s changes neither order, and both are then paid by their own', async (from, to) => {
    const one = await orderAt(fixture, from)
    const other = await orderAt(fixture, to)
    const [stolen] = atBank(fixture, one, 'pay')
    const [own] = atBank(fixture, other, 'forged')
    if (!stolen || !own) throw new Error('nothing was brought back')
    const crossed = [
      { ...stolen, url: own.url },
      { ...own, fields: { ...own.fields, ...stolen.fields } },
      { ...own, fields: { ...stolen.fields, ...own.fields } },
      { ...stolen, url: stolen.url.replace(`/${from}/`, '/sep/') },
    ]
    for (const back of crossed) await bring(other, back)
    expect(await stateOf(one)).toMatchObject({ State: 'awaiting-payment', IsPaid: false })
    expect(await stateOf(other)).toMatchObject({ State: 'awaiting-payment', IsPaid: false })
    await bring(one, stolen)
    for (const back of atBank(fixture, other, 'pay')) await bring(other, back)
    await later(fixture, other, 60)
    expect(await stateOf(one)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await stateOf(other)).toMatchObject({ State: 'confirmed', IsPaid: true })
  })

  it('leaves nothing that does not add up', async () => {
    expect(await brokenChecks(fixture)).toEqual([])
  })
})

describe('a refund that is pressed fifty times at once', () => {
  it.each(['sep', 'zarinpal', 'parsian', 'snapppay', 'digipay'] as const)(
    'goes back once at %s',
    async (bank) => {
      const order = await orderAt(fixture, bank)
      for (const back of atBank(fixture, order, 'pay')) await bring(order, back)
      await manager.act(order.orderId, 'cancel', { Reason: 'انصراف' })
      const { Number: AttemptNumber } = await manager.attempt(order.orderId)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => manager.act(order.orderId, 'refund', { AttemptNumber })),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const marked = await manager.act(order.orderId, 'refunded', { AttemptNumber, Note: 'x' })
      expect(marked.statusCode).toBe(409)
      const { authority } = order.payment
      expect(fixture.simulator.payments().find((one) => one.authority === authority)).toMatchObject({
        state: 'reversed',
        reversals: 1,
      })
      const { Events } = await manager.see(order.orderId)
      expect(Events.filter(({ Kind }) => Kind === 'refunded')).toHaveLength(1)
    },
  )
})

describe('one reference, settled for many orders at once', () => {
  it.each(BANKS)('pays one of them at %s', async (bank) => {
    const orders: Waiting[] = []
    for (let count = 0; count < 6; count += 1) orders.push(await orderAt(fixture, bank))
    const database = fixture.shop.app.database
    const settle = ({ attemptId }: Waiting) =>
      settlePayment(database, {
        id: attemptId,
        reference: `one-${bank}`,
        card: null,
        takenRial: 2_500_000,
      })
    const said = await Promise.all([...orders, ...orders].map(settle))
    expect(said.filter((state) => state === 'reference-used')).toHaveLength(10)
    const states = await Promise.all(orders.map(stateOf))
    expect(states.filter(({ IsPaid }) => IsPaid)).toHaveLength(1)
    expect(await brokenChecks(fixture)).toEqual([])
  })
})
