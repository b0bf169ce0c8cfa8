import { expect, it } from 'vitest'
import {
  isCollected,
  isPaidAtBank,
  isPaymentMethodId,
  PAYMENT_METHOD,
  REGION_CHECK_CULTURE,
} from './payment-method.ts'

it('knows the bank as 3 [S9.05]', () => {
  expect(PAYMENT_METHOD.bank).toBe(3)
})

it('knows the instalment bank as 6 [S9.06]', () => {
  expect(PAYMENT_METHOD['installment-bank']).toBe(6)
})

it('knows the instalment plan as 7 [S9.07]', () => {
  expect(PAYMENT_METHOD['installment-plan']).toBe(7)
})

it('knows payment on delivery, card to card and collecting at the shop', () => {
  expect(PAYMENT_METHOD).toMatchObject({ 'on-delivery': 1, 'card-to-card': 2, 'collect-at-shop': 5 })
})

it("checks the region 'ir' [S9.09]", () => {
  expect(REGION_CHECK_CULTURE).toBe('ir')
})

it.each([1, 2, 3, 5, 6, 7])('takes %i as a payment method', (id) => {
  expect(isPaymentMethodId(id)).toBe(true)
})

it('knows what the buyer comes for himself, and what is paid on a bank’s page', () => {
  const ids = [null, ...Object.values(PAYMENT_METHOD)]
  expect(ids.filter(isCollected)).toEqual([5])
  expect(ids.filter(isPaidAtBank)).toEqual([3, 6, 7])
})

it.each([0, 4, 8])('does not take %i as a payment method', (id) => {
  expect(isPaymentMethodId(id)).toBe(false)
})
