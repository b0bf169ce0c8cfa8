import type { CheckoutWire, PlacedWire, PlaceOrderRequest, WantedOrder } from '@rasteh/contracts/checkout'
import type { OrderGiftsWire } from '@rasteh/contracts/gift'
import type { OrdersWire, OrderWire, ReceiptRequest } from '@rasteh/contracts/orders'
import { type FromWire, fromWire } from './from-wire.ts'

/** All that the checkout page chooses from, and what the choice so far would cost. */
export type Checkout = FromWire<CheckoutWire>
/** What is chosen at the checkout so far. */
export type CheckoutChoice = {
  addressId?: string | undefined
  deliveryMethodId?: number | undefined
  paymentMethodId?: number | undefined
}
/** What leads on from an order that was placed. */
export type PlacedOrder = FromWire<PlacedWire>

/** An order as its shopper may know it. Moments are ISO dates in UTC. */
export type Order = WithPending<FromWire<OrderWire>>
/** An order as the list of orders shows it. */
export type ListedOrder = WithPending<FromWire<OrdersWire>['orders'][number]>
/** One page of the customer's orders; the last one has no next cursor. */
export type OrderList = { orders: readonly ListedOrder[]; nextCursor: number | null }

/** A gift that the shop offers for an order; `refusal` is empty while it can be added. */
export type Gift = Omit<FromWire<OrderGiftsWire>['gifts'][number], 'customProductId'> & {
  variantId: number | null
}
export type OrderGifts = { refusal: string; gifts: readonly Gift[] }

/** What a shopper says of a payment from card to card. */
export type Receipt = { paidAt: string; lastFour: string; fileId: string | null }

/** The bank's answer is awaited: whether the order is paid is not known. */
type WithPending<Value> = Omit<Value, 'isInDoubt'> & { isPendingVerification: boolean }

export const toCheckout = (wire: CheckoutWire): Checkout => fromWire(wire)

export const toPlacedOrder = (wire: PlacedWire): PlacedOrder => fromWire(wire)

export const toOrder = (wire: OrderWire): Order => withPending(fromWire(wire))

export function toOrderList(wire: OrdersWire): OrderList {
  const { orders, nextCursor } = fromWire(wire)
  return { orders: orders.map(withPending), nextCursor }
}

/** What the wire calls a custom product is a variant. */
export function toOrderGifts(wire: OrderGiftsWire): OrderGifts {
  const { refusal, gifts } = fromWire(wire)
  return {
    refusal,
    gifts: gifts.map(({ customProductId, ...gift }) => ({ ...gift, variantId: customProductId })),
  }
}

/** The query of the checkout: only what is chosen. */
export function toCheckoutQuery(chosen: CheckoutChoice): URLSearchParams {
  const names = {
    AddressId: chosen.addressId,
    DeliveryMethodId: chosen.deliveryMethodId,
    PaymentMethodID: chosen.paymentMethodId,
  }
  return new URLSearchParams(
    Object.entries(names).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

export function toPlaceOrderRequest(order: WantedOrder): PlaceOrderRequest {
  return {
    Key: order.idempotencyKey,
    AddressId: order.addressId,
    DeliveryMethodId: order.deliveryMethodId,
    Promise: order.promiseKey,
    PaymentMethodID: order.methodId,
    BankID: order.bankId,
    InstallmentPlanID: order.installmentPlanId,
    RulesAccepted: order.rulesAccepted,
    ExpectedPayableRial: order.expectedPayableRial,
    EconomicCode: order.economicCode,
  }
}

export const toReceiptRequest = ({ paidAt, lastFour, fileId }: Receipt): ReceiptRequest => ({
  PaidAt: paidAt,
  LastFour: lastFour,
  FileId: fileId,
})

function withPending<Value extends { isInDoubt: boolean }>({
  isInDoubt,
  ...order
}: Value): WithPending<Value> {
  return { ...order, isPendingVerification: isInDoubt }
}
