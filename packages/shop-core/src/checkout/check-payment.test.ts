import { describe, expect, it } from 'vitest'
import { checkPayment } from './check-payment.ts'
import type { PaymentOptions, PaymentSelection } from './payment-selection.ts'

const options: PaymentOptions = {
  methodIds: [1, 3, 6, 7],
  bankIds: [31],
  installmentBankIds: [61],
  installmentPlanIds: [71],
}
const selected = (
  methodId: PaymentSelection['methodId'],
  bankId: number | null = null,
  installmentPlanId: number | null = null,
): PaymentSelection => ({ methodId, bankId, installmentPlanId })

describe('a payment', () => {
  it.each([
    [selected(1, 61), { methodId: 1, bankId: null, installmentPlanId: null }],
    [selected(3, 31), { methodId: 3, bankId: 31, installmentPlanId: null }],
    [selected(6, 61), { methodId: 6, bankId: 61, installmentPlanId: null }],
    [selected(7, 61, 71), { methodId: 7, bankId: null, installmentPlanId: 71 }],
  ])('is taken as %j with only what its method needs', (selection, payment) => {
    expect(checkPayment(selection, options)).toEqual({ ok: true, value: payment })
  })

  it.each([
    [selected(null), 'payment-method-required'],
    [selected(5), 'payment-method-required'],
    [selected(3), 'payment-bank-required'],
    [selected(3, 61), 'payment-bank-required'],
    [selected(6), 'payment-bank-required'],
    [selected(6, 31), 'payment-bank-required'],
    [selected(7, 61), 'payment-plan-required'],
    [selected(7, 61, 99), 'payment-plan-required'],
  ])('is refused as %j: %s', (selection, kind) => {
    expect(checkPayment(selection, options)).toEqual({ ok: false, refusal: { kind } })
  })
})
