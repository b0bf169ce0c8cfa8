import { reconcile } from '@rasteh/payments/reconcile'
import { describe, expect, it } from 'vitest'
import { brokenChecks, buyer, stocked, stockOf, useCheckout } from './use-checkout.ts'

const fixture = useCheckout()
const BANKS = ['zarinpal', 'sep', 'mellat'] as const

/** An order that waits for its payment at a bank. */
async function ordered(bank: (typeof BANKS)[number] = 'zarinpal', stock = 5) {
  const person = await buyer(fixture)
  const product = await stocked(fixture, stock)
  await person.add(product.productId)
  const placed = (await person.place({ BankID: fixture.banks[bank] })).json()
  return { person, placed, ...product, orderId: placed.OrderId as string }
}

/** Lets so much time go by for an order and its tries. */
async function wait(orderId: string, seconds: number) {
  const { owner } = fixture.shop.database
  const by = [orderId, seconds]
  await owner.query(
    "update shop.orders set hold_expires_at = hold_expires_at - $2 * interval '1 second' where id = $1",
    by,
  )
  await owner.query(
    `update shop.payment_attempts set created_at = created_at - $2 * interval '1 second',
       next_check_at = next_check_at - $2 * interval '1 second' where order_id = $1`,
    by,
  )
}
const lookAgain = () => reconcile(fixture.shop.app.paymentContext)
const captures = (orderId: string) =>
  fixture.shop.database.owner
    .query(
      "select count(*)::int as n from shop.payment_attempts where order_id = $1 and state = 'verified'",
      [orderId],
    )
    .then(({ rows }) => rows[0].n)

describe.each(BANKS)('a payment at %s', (bank) => {
  it('makes the order paid, sells the goods and shows the bank’s reference', async () => {
    const { person, placed, orderId, variantId } = await ordered(bank)
    const { returns, payment } = await person.goToBank(placed.Next)
    const [back] = await person.comeBack(returns)
    expect(back?.statusCode).toBe(303)
    expect(back?.headers.location).toBe(`/shop/order/view/${orderId}`)
    const order = await person.order(orderId)
    expect(order).toMatchObject({ State: 'confirmed', IsPaid: true, IsInDoubt: false })
    expect(order.Attempts[0]).toMatchObject({ State: 'verified', AmountRial: 2_500_000 })
    expect(order.Attempts[0].Reference).not.toBe('')
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 4, reserved: 0 })
    const record = fixture.simulator.payments().find(({ authority }) => authority === payment.authority)
    expect(record?.isCaptured).toBe(true)
  })

  it('that is cancelled leaves the order waiting, and another try pays it', async () => {
    const { person, placed, orderId } = await ordered(bank)
    await person.comeBack((await person.goToBank(placed.Next, 'cancel')).returns)
    const order = await person.order(orderId)
    expect(order).toMatchObject({ State: 'awaiting-payment', IsPaid: false, IsInDoubt: false })
    const again = await person.call('POST', `/api/shop/order/${orderId}/pay`, { BankID: fixture.banks[bank] })
    await person.comeBack((await person.goToBank(again.json().Next)).returns)
    expect(await person.order(orderId)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await captures(orderId)).toBe(1)
  })

  it('that comes back twice, and ten times at once, is one payment', async () => {
    const { person, placed, orderId } = await ordered(bank)
    const { returns } = await person.goToBank(placed.Next, 'return-twice')
    await Promise.all(Array.from({ length: 10 }, () => person.comeBack(returns)))
    expect(await person.order(orderId)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await captures(orderId)).toBe(1)
  })

  it('that is forged changes nothing, and the true one after it counts', async () => {
    const { person, placed, orderId } = await ordered(bank)
    const { returns, payment } = await person.goToBank(placed.Next, 'forged')
    await person.comeBack(returns)
    expect(await person.order(orderId)).toMatchObject({ State: 'awaiting-payment', IsPaid: false })
    const paid = fixture.simulator.beShopper(payment.bank, payment.authority, 'pay') ?? []
    await person.comeBack(paid)
    // A bank that says "still being paid" is asked again a little later.
    await wait(orderId, 60)
    await lookAgain()
    expect(await person.order(orderId)).toMatchObject({ State: 'confirmed', IsPaid: true })
  })

  it('after the hold is over takes the goods again before it is verified', async () => {
    const { person, placed, orderId, variantId } = await ordered(bank)
    const { returns } = await person.goToBank(placed.Next)
    await wait(orderId, 21 * 60)
    await lookAgain()
    await wait(orderId, 0)
    if ((await person.order(orderId)).State !== 'confirmed') await person.comeBack(returns)
    expect(await person.order(orderId)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 4, reserved: 0 })
  })
})

describe.each([
  ['zibal', 3],
  ['vandar', 3],
  ['parsian', 3],
  ['snapppay', 6],
  ['digipay', 6],
] as const)('a payment at %s', (bank, method) => {
  it('makes the order paid', async () => {
    const person = await buyer(fixture)
    await person.add((await stocked(fixture, 5)).productId)
    const placed = (await person.place({ PaymentMethodID: method, BankID: fixture.banks[bank] })).json()
    await person.comeBack((await person.goToBank(placed.Next)).returns)
    expect(await person.order(placed.OrderId)).toMatchObject({ State: 'confirmed', IsPaid: true })
  })

  it('that is cancelled leaves the order waiting', async () => {
    const person = await buyer(fixture)
    await person.add((await stocked(fixture, 5)).productId)
    const placed = (await person.place({ PaymentMethodID: method, BankID: fixture.banks[bank] })).json()
    await person.comeBack((await person.goToBank(placed.Next, 'cancel')).returns)
    expect(await person.order(placed.OrderId)).toMatchObject({ State: 'awaiting-payment', IsPaid: false })
  })
})

describe('a payment', () => {
  it('that nobody brings back is found by asking the bank', async () => {
    const { person, placed, orderId } = await ordered('zarinpal')
    await person.goToBank(placed.Next, 'never-return')
    await wait(orderId, 61)
    await lookAgain()
    expect(await person.order(orderId)).toMatchObject({ State: 'confirmed', IsPaid: true })
  })

  it('for goods that others have bought meanwhile is not verified, so that the bank returns it', async () => {
    const { person, placed, orderId, productId, variantId } = await ordered('sep', 1)
    const { returns, payment } = await person.goToBank(placed.Next)
    await wait(orderId, 21 * 60)
    await lookAgain()
    expect(await person.order(orderId)).toMatchObject({ State: 'expired' })
    const other = await buyer(fixture)
    await other.add(productId)
    await other.place({ PaymentMethodID: 1, BankID: null })
    await person.comeBack(returns)
    const order = await person.order(orderId)
    expect(order).toMatchObject({ State: 'expired', IsPaid: false })
    expect(order.Attempts[0].State).toBe('stock-lost')
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 0, reserved: 0 })
    const record = fixture.simulator.payments().find(({ authority }) => authority === payment.authority)
    expect(record?.isCaptured).toBe(false)
  })

  it('whose answer is lost stays in doubt, and is paid when the bank answers', async () => {
    const { person, placed, orderId } = await ordered('zarinpal')
    fixture.simulator.behave({ bank: 'zarinpal', faults: [{ call: 'verify', kind: 'reset', times: 1 }] })
    const { returns } = await person.goToBank(placed.Next)
    await person.comeBack(returns)
    expect(await person.order(orderId)).toMatchObject({ IsPaid: false, IsInDoubt: true })
    fixture.simulator.behave({ bank: 'zarinpal', faults: [] })
    await wait(orderId, 60)
    await lookAgain()
    expect(await person.order(orderId)).toMatchObject({ State: 'confirmed', IsPaid: true, IsInDoubt: false })
  })

  it('in doubt keeps the order from being cancelled or paid again', async () => {
    const { person, placed, orderId } = await ordered('zarinpal')
    fixture.simulator.behave({ bank: 'zarinpal', faults: [{ call: 'verify', kind: 'reset', times: 1 }] })
    await person.comeBack((await person.goToBank(placed.Next)).returns)
    fixture.simulator.behave({ bank: 'zarinpal', faults: [] })
    expect((await person.call('POST', `/api/shop/order/${orderId}/cancel`)).statusCode).toBe(409)
    expect((await person.call('POST', `/api/shop/order/${orderId}/pay`, { BankID: null })).statusCode).toBe(
      409,
    )
  })

  it('of another order, brought to this one, changes neither', async () => {
    const one = await ordered('sep')
    const paid = await one.person.goToBank(one.placed.Next)
    await one.person.comeBack(paid.returns)
    const other = await ordered('sep')
    const { payment } = await other.person.goToBank(other.placed.Next, 'cancel')
    const [stolen] = paid.returns
    if (!stolen) throw new Error('nothing was brought back')
    const { pathname } = new URL(payment.returnUrl)
    await other.person.comeBack([{ ...stolen, url: pathname }])
    expect(await other.person.order(other.orderId)).toMatchObject({
      State: 'awaiting-payment',
      IsPaid: false,
    })
    expect(await one.person.order(one.orderId)).toMatchObject({ State: 'confirmed', IsPaid: true })
  })

  it('at a bank that is dead leaves the order to be paid elsewhere, and the bank steps aside', async () => {
    fixture.simulator.behave({ bank: 'mellat', mood: 'dead' })
    for (let attempts = 0; attempts < 3; attempts += 1) {
      const { person, placed, orderId } = await ordered('mellat')
      const gone = await person.call('GET', placed.Next)
      expect(gone.headers.location).toBe(`/shop/order/view/${orderId}`)
      expect(await person.order(orderId)).toMatchObject({ State: 'awaiting-payment' })
    }
    fixture.simulator.behave({ bank: 'mellat', mood: 'well' })
    const person = await buyer(fixture)
    await person.add((await stocked(fixture, 5)).productId)
    expect((await person.checkout()).Banks.map(({ Id }: { Id: number }) => Id)).toEqual([
      fixture.banks.zarinpal,
      fixture.banks.sep,
      fixture.banks.zibal,
      fixture.banks.vandar,
      fixture.banks.parsian,
    ])
  })
})

it('leaves nothing that does not add up', async () => {
  expect(await brokenChecks(fixture)).toEqual([])
})
