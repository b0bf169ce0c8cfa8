import { loadAttempt } from '@rasteh/shop-store/payments/load-attempt'
import { beginVerify, noteReturn, refuteReturns } from '@rasteh/shop-store/payments/move-attempt'
import { expect, it } from 'vitest'
import { atBank, bring, later, orderAt, stateOf } from './bank-script.ts'
import { useCheckout } from './use-checkout.ts'

const fixture = useCheckout()

it('a true return that comes while the bank is asked about a forged one is asked about next', async () => {
  const order = await orderAt(fixture, 'mellat')
  const database = fixture.shop.database.owner
  const id = order.payment.returnUrl.split('/').at(-1) ?? ''
  const forged = { claim: 'paid', kept: { saleReferenceId: '1', saleOrderId: order.payment.orderId } }
  await noteReturn(database, { id, bodyHash: Buffer.from('forged'), ...forged })
  expect(await beginVerify(database, { id, leaseSeconds: 30, holdSeconds: 1_200 })).toBe('go')
  const asked = await loadAttempt(database, id)
  // Here the bank is asked; meanwhile the shopper pays and comes back.
  for (const back of atBank(fixture, order, 'pay')) await bring(order, back)
  const tried = asked?.returns.map(({ version }) => version) ?? []
  const refuted = { id, failure: 'not-paid-42', waitSeconds: 60, tried }
  expect(await refuteReturns(database, refuted)).toBe('returned')
  await later(fixture, order, 1)
  expect(await stateOf(order)).toMatchObject({ State: 'confirmed', IsPaid: true })
})
