import type { CheckoutWire, PromiseWire } from '@rasteh/contracts/checkout'
import { type DeliveryPromise, toPromiseKey } from '@rasteh/shop-core/delivery'
import { tehranDay } from '@rasteh/shop-core/returns'
import type { Checkout } from '../../services/orders/show-checkout.ts'

/** Writes a checkout as its page reads it. */
export function toCheckoutWire(checkout: Checkout): CheckoutWire {
  const { basket, facts, delivery } = checkout
  const { isSent, address, costs, chosen, postalRial, payableRial } = delivery
  return {
    NeedsAddress: isSent,
    CanCheckOut: basket.canCheckOut,
    AddressId: address?.id ?? null,
    CityTitle: address?.cityTitle ?? null,
    // A delivery method that does not go to the address is not chosen, whatever was asked for.
    DeliveryMethodId: chosen?.cost?.ok ? chosen.method.id : null,
    DeliveryMethods: isSent
      ? costs.map(({ method, cost, promises, isFull }) => ({
          Id: method.id,
          Kind: method.kind,
          Title: method.title,
          Text: method.text,
          CostRial: cost?.ok ? cost.value.costRial : null,
          PaidOnArrival: cost?.ok ? cost.value.paidOnArrival : false,
          HasSlots: method.schedule.slots.length > 0,
          IsFull: isFull,
          Promises: promises.map(toPromiseWire),
        }))
      : [],
    Today: tehranDay(checkout.nowMs),
    PaymentMethods: checkout.methods.map(toChoice),
    Banks: checkout.banks.map(toChoice),
    InstallmentBanks: checkout.installmentBanks.map(toChoice),
    InstallmentPlans: checkout.plans.map((plan) => ({
      Id: plan.id,
      Title: plan.title,
      Months: plan.months,
      DownPaymentRial: plan.downPaymentRial,
      TotalRial: plan.totalRial,
      Dues: plan.dues.map(({ dueOn, amountRial }) => ({ DueOn: dueOn, AmountRial: amountRial })),
    })),
    CardNumber: facts.cardNumber,
    CardOwner: facts.cardOwner,
    HoldMinutes: Math.floor(checkout.holdSeconds / 60),
    TotalRial: basket.totals.totalPriceRial,
    DiscountRial: basket.totals.totalDiscountRial,
    PostalRial: postalRial,
    PayableRial: payableRial,
    OpenOrderId: facts.openOrderId,
    CustomerName: facts.customerName,
    CustomerMobile: facts.customerMobile,
  }
}

const toPromiseWire = (promise: DeliveryPromise): PromiseWire => ({
  Key: toPromiseKey(promise),
  Day: promise.day,
  FromHour: promise.fromHour,
  ToHour: promise.toHour,
})

type Shown = { id: number; title: string; text: string; logo?: string | null }

const toChoice = ({ id, title, text, logo = null }: Shown) => ({
  Id: id,
  Title: title,
  Text: text,
  Logo: logo,
})
