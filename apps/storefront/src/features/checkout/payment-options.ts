import type { CheckoutWire } from '@rasteh/contracts/checkout'
import {
  isPaymentMethodId,
  type PaymentOptions,
  type PaymentSelection,
  startPaymentSelection,
  stepPaymentSelection,
} from '@rasteh/shop-core/checkout'

/** What the shop offers to pay with, as the selection's rules know it. */
export function toPaymentOptions(checkout: CheckoutWire): PaymentOptions {
  const ids = (choices: readonly { Id: number }[]) => choices.map(({ Id }) => Id)
  return {
    methodIds: ids(checkout.PaymentMethods).filter(isPaymentMethodId),
    bankIds: ids(checkout.Banks),
    installmentBankIds: ids(checkout.InstallmentBanks),
    installmentPlanIds: ids(checkout.InstallmentPlans),
  }
}

/** What the goods come to, without their sending. */
export function goodsRialOf({ TotalRial, DiscountRial }: CheckoutWire): number {
  return TotalRial - DiscountRial
}

/**
 * The selection that a page opens with: what was chosen before it was read anew, as far as it is still offered. Goods of
 * another amount are another basket, which lets go of a plan.
 */
export function openSelection(
  kept: { selection: PaymentSelection; amountRial: number } | null,
  checkout: CheckoutWire,
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
