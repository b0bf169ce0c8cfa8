import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import {
  type PaymentOptions,
  type PaymentSelection,
  startPaymentSelection,
  stepPaymentSelection,
} from '@rasteh/shop-core/checkout'
import { isPaymentMethodId } from '@rasteh/shop-core/payment'

/** What the shop offers to pay with, as the selection's rules know it. */
export function toPaymentOptions(checkout: Checkout): PaymentOptions {
  const ids = (choices: readonly { id: number }[]) => choices.map(({ id }) => id)
  return {
    methodIds: ids(checkout.paymentMethods).filter(isPaymentMethodId),
    bankIds: ids(checkout.banks),
    installmentBankIds: ids(checkout.installmentBanks),
    installmentPlanIds: ids(checkout.installmentPlans),
  }
}

/** What the goods come to, without their sending. */
export function goodsRialOf({ totalRial, discountRial }: Checkout): number {
  return totalRial - discountRial
}

/**
 * The selection that a page opens with: what was chosen before it was reloaded, as far as it is still offered. Goods of
 * another amount are another basket, which lets go of a plan.
 */
export function openSelection(
  kept: { selection: PaymentSelection; amountRial: number } | null,
  checkout: Checkout,
): PaymentSelection {
  const options = toPaymentOptions(checkout)
  if (!kept || kept.selection.methodId === null) return startPaymentSelection(options)
  const fitting = fitSelection(kept.selection, options)
  const isSame = kept.amountRial === goodsRialOf(checkout)
  return isSame ? fitting : stepPaymentSelection(fitting, { kind: 'basket-changed' }, options)
}

/** A selection under a new offer: what is no longer offered is let go, and nothing is chosen in its place. */
export function fitSelection(selection: PaymentSelection, options: PaymentOptions): PaymentSelection {
  const { methodId, bankId, installmentPlanId } = selection
  if (methodId === null) return selection
  const knows = (list: readonly number[], id: number | null) => id === null || list.includes(id)
  const isWhole =
    options.methodIds.includes(methodId) &&
    knows([...options.bankIds, ...options.installmentBankIds], bankId) &&
    knows(options.installmentPlanIds, installmentPlanId)
  return isWhole ? selection : startPaymentSelection(options)
}
