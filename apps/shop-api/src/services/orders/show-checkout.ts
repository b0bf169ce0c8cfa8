import type { PaymentContext } from '@rasteh/payments/payment-context'
import { toPlanTerms } from '@rasteh/shop-core/checkout'
import type { CheckoutFacts } from '@rasteh/shop-store/orders/checkout'
import type { PricedAnswer } from '../baskets/price-loaded.ts'
import { type Choice, chooseDelivery, offerPayment } from './offer-checkout.ts'

type Priced = PricedAnswer & { facts: CheckoutFacts }
type Asked = { choice: Choice; payments: PaymentContext; nowMs: number }
export type Checkout = ReturnType<typeof showCheckout>

/** A checkout for the choice so far: only what is open for this basket, this address and this amount. */
export function showCheckout({ basket, source, facts }: Priced, { choice, payments, nowMs }: Asked) {
  const unit = source.settings.priceUnit
  const delivery = chooseDelivery({ basket, facts, unit, nowMs }, choice)
  const { gateways, times } = payments
  const options = offerPayment({ basket, facts }, { postalRial: delivery.sentRial, gateways })
  return {
    basket,
    facts,
    delivery,
    nowMs,
    methods: facts.methods.filter(({ id }) => options.methodIds.includes(id)),
    banks: facts.banks.filter(({ id }) => options.bankIds.includes(id)),
    installmentBanks: facts.installmentBanks.filter(({ id }) => options.installmentBankIds.includes(id)),
    plans: facts.plans
      .filter(({ id }) => options.installmentPlanIds.includes(id))
      .map((plan) => ({ ...plan, ...toPlanTerms(plan, delivery.payableRial, { nowMs, unit }) })),
    holdSeconds: times.holdSeconds,
  }
}
