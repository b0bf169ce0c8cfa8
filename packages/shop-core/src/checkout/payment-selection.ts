import { PAYMENT_METHOD, type PaymentMethodId } from '../payment/payment-method.ts'

/** What the shop offers to choose from, in the order shown. */
export type PaymentOptions = {
  methodIds: readonly PaymentMethodId[]
  bankIds: readonly number[]
  installmentBankIds: readonly number[]
  installmentPlanIds: readonly number[]
}

/** What is chosen: the three hidden values of the form. `bankId` names a bank or an instalment bank. */
export type PaymentSelection = {
  methodId: PaymentMethodId | null
  bankId: number | null
  installmentPlanId: number | null
}

export type PaymentList = 'banks' | 'installment-banks' | 'installment-plans'

export type PaymentEvent =
  | { kind: 'method-chosen'; methodId: PaymentMethodId }
  | { kind: 'bank-chosen'; bankId: number }
  | { kind: 'plan-chosen'; installmentPlanId: number }
  | { kind: 'basket-changed' }
  | { kind: 'code-applied' }

/** The list each method reveals; every other method hides all three. */
const LIST_OF_METHOD: Partial<Record<PaymentMethodId, PaymentList>> = {
  [PAYMENT_METHOD.bank]: 'banks',
  [PAYMENT_METHOD['installment-bank']]: 'installment-banks',
  [PAYMENT_METHOD['installment-plan']]: 'installment-plans',
}

const NOTHING_CHOSEN: PaymentSelection = { methodId: null, bankId: null, installmentPlanId: null }

/** The selection a checkout opens with: a sole method is chosen already. */
export function startPaymentSelection(options: PaymentOptions): PaymentSelection {
  const [methodId, ...others] = options.methodIds
  if (methodId === undefined || others.length > 0) return NOTHING_CHOSEN
  return chooseMethod(methodId, options)
}

/** Moves the selection by one event; choosing what the shop does not offer changes nothing. */
export function stepPaymentSelection(
  selection: PaymentSelection,
  event: PaymentEvent,
  options: PaymentOptions,
): PaymentSelection {
  switch (event.kind) {
    case 'method-chosen':
      return options.methodIds.includes(event.methodId) ? chooseMethod(event.methodId, options) : selection
    case 'bank-chosen':
      return banksFor(selection.methodId, options).includes(event.bankId)
        ? { ...selection, bankId: event.bankId }
        : selection
    case 'plan-chosen':
      return choosePlan(selection, event.installmentPlanId, options)
    case 'basket-changed':
    case 'code-applied':
      return releasePlan(selection)
  }
}

/** The list to show for a selection, if any. */
export function shownPaymentList({ methodId }: PaymentSelection): PaymentList | null {
  return methodId === null ? null : (LIST_OF_METHOD[methodId] ?? null)
}

/** The banks a method takes its bank from: the shop's banks for 3, the instalment banks for every other. */
export function banksFor(methodId: PaymentMethodId | null, options: PaymentOptions): readonly number[] {
  return methodId === PAYMENT_METHOD.bank ? options.bankIds : options.installmentBankIds
}

function chooseMethod(methodId: PaymentMethodId, options: PaymentOptions): PaymentSelection {
  const [bankId = null] = banksFor(methodId, options)
  const [firstPlanId = null] = options.installmentPlanIds
  return {
    methodId,
    bankId,
    installmentPlanId: methodId === PAYMENT_METHOD['installment-plan'] ? firstPlanId : null,
  }
}

function choosePlan(selection: PaymentSelection, planId: number, options: PaymentOptions): PaymentSelection {
  const isOffered = options.installmentPlanIds.includes(planId)
  if (selection.methodId !== PAYMENT_METHOD['installment-plan'] || !isOffered) return selection
  return { ...selection, installmentPlanId: planId }
}

// The dues of a plan are worked out from the amount, so another amount means choosing again.
function releasePlan(selection: PaymentSelection): PaymentSelection {
  if (selection.methodId !== PAYMENT_METHOD['installment-plan']) return selection
  return { ...selection, methodId: null, installmentPlanId: null }
}
