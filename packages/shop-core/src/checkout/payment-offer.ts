import { addRial, type Rial } from '../money.ts'
import { isCollected, PAYMENT_METHOD, type PaymentMethodId } from '../payment/payment-method.ts'
import type { PaymentOptions } from './payment-selection.ts'

type Bounds = { minPayableRial: Rial | null; maxPayableRial: Rial | null }

/** What the shop has set up, in the order shown. Banks without settings, or stepping aside, are not among them. */
export type PaymentSetUp = {
  methods: readonly (Bounds & { id: PaymentMethodId })[]
  bankIds: readonly number[]
  installmentBankIds: readonly number[]
  plans: readonly (Bounds & { id: number })[]
  hasCard: boolean
}

/** The goods, and what the chosen way of sending them costs. */
type Amount = { goodsRial: Rial; postalRial: Rial; onlyDownloadable: boolean }

/**
 * What an amount may be paid by. A method that would lead nowhere (no bank, no plan, no card) is not offered. Goods that
 * are collected cost no sending, so that method is judged by the goods alone.
 */
export function toPaymentOptions(
  { methods, bankIds, installmentBankIds, plans, hasCard }: PaymentSetUp,
  { goodsRial, postalRial, onlyDownloadable }: Amount,
): PaymentOptions {
  const sentRial = addRial(goodsRial, postalRial)
  const installmentPlanIds = plans.filter((plan) => fits(plan, sentRial)).map(({ id }) => id)
  const leadsSomewhere: Record<PaymentMethodId, boolean> = {
    [PAYMENT_METHOD['on-delivery']]: !onlyDownloadable,
    [PAYMENT_METHOD['collect-at-shop']]: !onlyDownloadable,
    [PAYMENT_METHOD['card-to-card']]: hasCard,
    [PAYMENT_METHOD.bank]: bankIds.length > 0,
    [PAYMENT_METHOD['installment-bank']]: installmentBankIds.length > 0,
    [PAYMENT_METHOD['installment-plan']]: installmentPlanIds.length > 0 && bankIds.length > 0,
  }
  const methodIds = methods
    .filter(
      (method) => fits(method, isCollected(method.id) ? goodsRial : sentRial) && leadsSomewhere[method.id],
    )
    .map(({ id }) => id)
  return { methodIds, bankIds, installmentBankIds, installmentPlanIds }
}

function fits({ minPayableRial, maxPayableRial }: Bounds, payableRial: Rial): boolean {
  return payableRial >= (minPayableRial ?? 0) && payableRial <= (maxPayableRial ?? Number.MAX_SAFE_INTEGER)
}
