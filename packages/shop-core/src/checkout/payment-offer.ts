import type { Rial } from '../money.ts'
import { PAYMENT_METHOD, type PaymentMethodId } from './payment-methods.ts'
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

type Amount = { payableRial: Rial; onlyDownloadable: boolean }

/** What an amount may be paid by. A method that would lead nowhere (no bank, no plan, no card) is not offered. */
export function toPaymentOptions(
  { methods, bankIds, installmentBankIds, plans, hasCard }: PaymentSetUp,
  { payableRial, onlyDownloadable }: Amount,
): PaymentOptions {
  const fits = ({ minPayableRial, maxPayableRial }: Bounds) =>
    payableRial >= (minPayableRial ?? 0) && payableRial <= (maxPayableRial ?? Number.MAX_SAFE_INTEGER)
  const installmentPlanIds = plans.filter(fits).map(({ id }) => id)
  const leadsSomewhere: Record<PaymentMethodId, boolean> = {
    [PAYMENT_METHOD.onDelivery]: !onlyDownloadable,
    [PAYMENT_METHOD.collectAtShop]: !onlyDownloadable,
    [PAYMENT_METHOD.cardToCard]: hasCard,
    [PAYMENT_METHOD.bank]: bankIds.length > 0,
    [PAYMENT_METHOD.installmentBank]: installmentBankIds.length > 0,
    [PAYMENT_METHOD.installmentPlan]: installmentPlanIds.length > 0 && bankIds.length > 0,
  }
  const methodIds = methods.filter((method) => fits(method) && leadsSomewhere[method.id]).map(({ id }) => id)
  return { methodIds, bankIds, installmentBankIds, installmentPlanIds }
}
