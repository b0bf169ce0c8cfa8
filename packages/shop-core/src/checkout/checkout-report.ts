import type { BasketTotals } from '../basket.ts'
import { addRial, type Rial } from '../money.ts'

/** The figures a shopper reads before paying. */
export type CheckoutReport = { totalRial: Rial; discountRial: Rial; postalRial: Rial; payableRial: Rial }

type Reported = Pick<BasketTotals, 'totalPriceRial' | 'totalDiscountRial' | 'payablePriceRial'>

/** Sums up a checkout: the postal cost comes on top of the basket's payable price. */
export function toCheckoutReport(totals: Reported, postalRial: Rial): CheckoutReport {
  return {
    totalRial: totals.totalPriceRial,
    discountRial: totals.totalDiscountRial,
    postalRial,
    payableRial: addRial(totals.payablePriceRial, postalRial),
  }
}
