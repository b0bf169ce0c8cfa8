export { type CheckedOrder, checkOrder, type OrderInput, type OrderRefusal } from './checkout/check-order.ts'
export {
  type ChosenPayment,
  checkPayment,
  type PaymentRefusal,
} from './checkout/check-payment.ts'
export { isInRegion, mayPayFrom } from './checkout/connection.ts'
export type { DeliveryRate } from './checkout/delivery-rate.ts'
export { checkEconomicCode } from './checkout/economic-code.ts'
export { type InstallmentPlan, type PlanTerms, toPlanTerms } from './checkout/installment-plan.ts'
export { parcelWeightGrams } from './checkout/parcel-weight.ts'
export { type PaymentSetUp, toPaymentOptions } from './checkout/payment-offer.ts'
export {
  type PaymentEvent,
  type PaymentList,
  type PaymentOptions,
  type PaymentSelection,
  shownPaymentList,
  startPaymentSelection,
  stepPaymentSelection,
} from './checkout/payment-selection.ts'
export type { Destination, Places } from './checkout/places.ts'
export {
  checkPostalCost,
  type DeliveryMethod,
  type DeliveryRefusal,
  type Parcel,
  type PostalCost,
} from './checkout/postal-cost.ts'
