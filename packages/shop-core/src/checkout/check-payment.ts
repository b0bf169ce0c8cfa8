import { accept, type Outcome, refuse } from '../outcome.ts'
import type { PaymentMethodId } from '../payment/payment-method.ts'
import {
  banksFor,
  type PaymentOptions,
  type PaymentSelection,
  shownPaymentList,
} from './payment-selection.ts'

export type PaymentRefusal =
  | { kind: 'payment-method-required' }
  | { kind: 'payment-bank-required' }
  | { kind: 'payment-plan-required' }

/** How an order is paid; what the method has no use for is null. */
export type ChosenPayment = {
  methodId: PaymentMethodId
  bankId: number | null
  installmentPlanId: number | null
}

/** Says whether the selection is enough to pay by, against what the shop offers at this moment. */
export function checkPayment(
  selection: PaymentSelection,
  options: PaymentOptions,
): Outcome<ChosenPayment, PaymentRefusal> {
  const { methodId, bankId, installmentPlanId } = selection
  if (methodId === null || !options.methodIds.includes(methodId)) {
    return refuse({ kind: 'payment-method-required' })
  }
  const list = shownPaymentList(selection)
  if (list === null) return accept({ methodId, bankId: null, installmentPlanId: null })
  if (list === 'installment-plans') return checkPlan(methodId, installmentPlanId, options)
  if (bankId === null || !banksFor(methodId, options).includes(bankId)) {
    return refuse({ kind: 'payment-bank-required' })
  }
  return accept({ methodId, bankId, installmentPlanId: null })
}

function checkPlan(
  methodId: PaymentMethodId,
  installmentPlanId: number | null,
  options: PaymentOptions,
): Outcome<ChosenPayment, PaymentRefusal> {
  if (installmentPlanId === null || !options.installmentPlanIds.includes(installmentPlanId)) {
    return refuse({ kind: 'payment-plan-required' })
  }
  return accept({ methodId, bankId: null, installmentPlanId })
}
