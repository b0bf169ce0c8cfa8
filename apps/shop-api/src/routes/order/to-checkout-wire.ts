import type { CheckoutWire } from '@rasteh/contracts/checkout'
import type { PaymentRoom } from '@rasteh/payments/payment-room'
import { toPlanTerms } from '@rasteh/shop-core/checkout'
import { chooseDelivery, offerPayment } from '../../checkout/offer-checkout.ts'
import type { Checkout } from '../../plugins/app/orders.ts'

type Asked = {
  choice: { addressId: string | null; deliveryMethodId: number | null; methodId: number | null }
  room: PaymentRoom
  nowMs: number
}

/** Writes a checkout as its page reads it: only what stands open for this basket, this address and this amount. */
export function toCheckoutWire(checkout: Checkout, { choice, room, nowMs }: Asked): CheckoutWire {
  const { basket, source, facts } = checkout
  const unit = source.settings.priceUnit
  const delivery = chooseDelivery({ basket, facts, unit }, choice)
  const { isSent, address, costs, chosen, postalRial, payableRial } = delivery
  const options = offerPayment({ basket, facts }, { postalRial: delivery.sentRial, gateways: room.gateways })
  return {
    NeedsAddress: isSent,
    CanCheckOut: basket.canCheckOut,
    AddressId: address?.id ?? null,
    // A way that does not go to the address is not chosen, whatever was asked for.
    DeliveryMethodId: chosen?.cost?.ok ? chosen.method.id : null,
    DeliveryMethods: isSent
      ? costs.map(({ method, cost }) => ({
          Id: method.id,
          Kind: method.kind,
          Title: method.title,
          Text: method.text,
          CostRial: cost?.ok ? cost.value.costRial : null,
          PaidOnArrival: cost?.ok ? cost.value.paidOnArrival : false,
        }))
      : [],
    PaymentMethods: facts.methods.filter(({ id }) => options.methodIds.includes(id)).map(toChoice),
    Banks: facts.banks.filter(({ id }) => options.bankIds.includes(id)).map(toChoice),
    InstallmentBanks: facts.installmentBanks
      .filter(({ id }) => options.installmentBankIds.includes(id))
      .map(toChoice),
    InstallmentPlans: facts.plans
      .filter(({ id }) => options.installmentPlanIds.includes(id))
      .map((plan) => {
        const { downPaymentRial, totalRial, dues } = toPlanTerms(plan, payableRial, { nowMs, unit })
        return {
          Id: plan.id,
          Title: plan.title,
          Months: plan.months,
          DownPaymentRial: downPaymentRial,
          TotalRial: totalRial,
          Dues: dues.map(({ dueOn, amountRial }) => ({ DueOn: dueOn, AmountRial: amountRial })),
        }
      }),
    CardNumber: facts.cardNumber,
    CardOwner: facts.cardOwner,
    HoldMinutes: Math.floor(room.times.holdSeconds / 60),
    TotalRial: basket.totals.totalPriceRial,
    DiscountRial: basket.totals.totalDiscountRial,
    PostalRial: postalRial,
    PayableRial: payableRial,
    OpenOrderId: facts.openOrderId,
    CustomerName: facts.customerName,
    CustomerMobile: facts.customerMobile,
  }
}

type Shown = { id: number; title: string; text: string; logo?: string | null }

const toChoice = ({ id, title, text, logo = null }: Shown) => ({
  Id: id,
  Title: title,
  Text: text,
  Logo: logo,
})
