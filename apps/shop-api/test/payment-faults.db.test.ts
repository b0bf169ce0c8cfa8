import type { ManagedOrderWire } from '@rasteh/contracts/managed-orders'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { atBank, bring, later, orderAt, stateOf, type Waiting } from './bank-script.ts'
import { signInAsStaff } from './sign-in.ts'
import { brokenChecks, stockOf, useCheckout } from './use-checkout.ts'
import { visitor } from './use-shop-api.ts'

const room = useCheckout()
let manager: ReturnType<typeof visitor>
beforeAll(async () => {
  manager = visitor(room.shop)
  await signInAsStaff(manager.cookies, await addStaff(room.shop.database.owner, 'manager'))
})

const seen = async ({ orderId }: Waiting) =>
  (await manager.call('GET', `/api/shop/manage/order/${orderId}`)).json() as ManagedOrderWire
const refundDue = async () => {
  const { rows } = await room.shop.database.owner.query<{ number: number; refundRial: number }>(
    `select a.number, shop.refund_rial(a) as "refundRial" from shop.payment_attempts a where a.state = 'refund-due'`,
  )
  return rows
}

describe('one reference of SEP, paid for a cheap order and brought to a dear one first', () => {
  it('pays the cheap order, and nothing is due back for the dear one (H1)', async () => {
    const cheap = await orderAt(room, 'sep')
    const dear = await orderAt(room, 'sep', { units: 4 })
    const [paid] = atBank(room, cheap, 'pay')
    const [own] = atBank(room, dear, 'forged')
    if (!paid || !own) throw new Error('nothing was brought back')
    const { RefNum = '' } = paid.fields
    await bring(dear, { ...own, fields: { ...own.fields, RefNum, RRN: RefNum } })
    expect((await refundDue()).every(({ refundRial }) => refundRial <= cheap.payment.amountRial)).toBe(true)
    await bring(cheap, paid)
    expect(await stateOf(cheap)).toMatchObject({ State: 'confirmed', IsPaid: true })
    expect(await refundDue()).toEqual([])
    expect(await brokenChecks(room)).toEqual([])
  })
})

describe('a return without the fields of its bank', () => {
  it.each(['sep', 'mellat', 'digipay', 'parsian', 'zarinpal', 'zibal', 'vandar', 'snapppay'] as const)(
    'changes nothing at %s: the order can be cancelled and its goods are free (H2)',
    async (bank) => {
      const order = await orderAt(room, bank)
      await order.person.call('GET', new URL(order.payment.returnUrl).pathname)
      expect((await seen(order)).Attempts[0]?.State).toBe('redirected')
      const cancelled = await order.person.call('POST', `/api/shop/order/${order.orderId}/cancel`)
      expect(cancelled.statusCode).toBe(200)
      expect(await stockOf(room, order.variantId)).toEqual({ onHand: 5, reserved: 0 })
    },
  )

  it('leaves the order to expire when nobody pays (H2)', async () => {
    const order = await orderAt(room, 'sep')
    await order.person.call('GET', new URL(order.payment.returnUrl).pathname)
    await later(room, order, 2 * 60 * 60)
    await later(room, order, 60)
    expect(await stateOf(order)).toMatchObject({ State: 'expired' })
    expect(await stockOf(room, order.variantId)).toEqual({ onHand: 5, reserved: 0 })
  })
})
