import { type Static, Type } from 'typebox'
import { Count, nullable, Rials, SerialId, Typed } from './wire-types.ts'

const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })

/** What is chosen so far: the answer's costs, plans and totals are worked out for it. */
export const CheckoutQuery = Type.Object({
  AddressId: Type.Optional(Uuid),
  DeliveryMethodId: Type.Optional(SerialId),
  /** What is collected at the shop is not sent, so its totals are without the postal cost. */
  PaymentMethodID: Type.Optional(SerialId),
})
export type CheckoutQuery = Static<typeof CheckoutQuery>

/** Reads what is chosen so far. */
export const toCheckoutChoice = (wire: CheckoutQuery) => ({
  addressId: wire.AddressId ?? null,
  deliveryMethodId: wire.DeliveryMethodId ?? null,
  methodId: wire.PaymentMethodID ?? null,
})

/** A day of delivery, and its hours where they are promised; Key names it when the order is placed. */
export const PromiseWire = Type.Object({
  Key: Type.String(),
  Day: Type.String(),
  FromHour: nullable(Count),
  ToHour: nullable(Count),
})
export type PromiseWire = Static<typeof PromiseWire>

/**
 * A way of sending to the chosen address; CostRial is null where it is not offered. Promises are the slots that are free,
 * or the one day of a method without slots; none where a method promises nothing, or is full.
 */
const DeliveryWire = Type.Object({
  Id: SerialId,
  Kind: Type.String(),
  Title: Type.String(),
  Text: Type.String(),
  CostRial: nullable(Rials),
  PaidOnArrival: Type.Boolean(),
  HasSlots: Type.Boolean(),
  IsFull: Type.Boolean(),
  Promises: Type.Array(PromiseWire),
})

const ChoiceWire = Type.Object({
  Id: SerialId,
  Title: Type.String(),
  Text: Type.String(),
  Logo: nullable(Type.String()),
})

/** A due of the shop's own plans; DueOn is an ISO day. */
const DueWire = Type.Object({ DueOn: Type.String(), AmountRial: Rials })

const PlanWire = Type.Object({
  Id: SerialId,
  Title: Type.String(),
  Months: Count,
  DownPaymentRial: Rials,
  TotalRial: Rials,
  Dues: Type.Array(DueWire),
})

/** All that the checkout page chooses from, and what the choice so far would cost. */
export const CheckoutWire = Type.Object({
  /** False when nothing is sent, for a basket of downloads or one that is collected: no address is asked for. */
  NeedsAddress: Type.Boolean(),
  CanCheckOut: Type.Boolean(),
  AddressId: nullable(Type.String()),
  /** The city of the chosen address, which promises name. */
  CityTitle: nullable(Type.String()),
  DeliveryMethodId: nullable(SerialId),
  DeliveryMethods: Type.Array(DeliveryWire),
  /** Today in Tehran, which «فردا» follows. */
  Today: Type.String(),
  PaymentMethods: Type.Array(ChoiceWire),
  Banks: Type.Array(ChoiceWire),
  InstallmentBanks: Type.Array(ChoiceWire),
  InstallmentPlans: Type.Array(PlanWire),
  /** The shop's card, for payments from card to card; empty texts where it has none. */
  CardNumber: Type.String(),
  CardOwner: Type.String(),
  HoldMinutes: Count,
  TotalRial: Rials,
  DiscountRial: Rials,
  PostalRial: Rials,
  PayableRial: Rials,
  /** An order of this customer's that still waits for its payment. */
  OpenOrderId: nullable(Type.String()),
  /** What the account knows of the receiver, to be written into a new address. */
  CustomerName: Type.String(),
  CustomerMobile: Type.String(),
})
export type CheckoutWire = Static<typeof CheckoutWire>

/** `Key` is the idempotency key: made once per press and kept for its retries, so that a press never makes two orders. */
export const PlaceOrderRequest = Type.Object({
  Key: Typed({ minLength: 8, maxLength: 64 }),
  AddressId: nullable(Uuid),
  DeliveryMethodId: nullable(SerialId),
  /** The key of the promise that the page showed: an order is never made with another one. */
  Promise: Type.Optional(nullable(Typed({ maxLength: 20 }))),
  PaymentMethodID: nullable(SerialId),
  BankID: nullable(SerialId),
  InstallmentPlanID: nullable(SerialId),
  RulesAccepted: Type.Boolean(),
  /** What the page showed: an order is never made for another amount than its shopper saw. */
  ExpectedPayableRial: Rials,
  /** For the invoice of a company, in any digits. */
  EconomicCode: Type.Optional(Typed({ maxLength: 40 })),
})
export type PlaceOrderRequest = Static<typeof PlaceOrderRequest>

/** Next leads on: to the bank, or to the order's own page. */
export const PlacedWire = Type.Object({
  OrderId: Type.String(),
  OrderNumber: Type.Integer(),
  Next: Type.String(),
})
export type PlacedWire = Static<typeof PlacedWire>

/** Why no order was made: a word for programs, and what its message needs. */
export const PlaceRefusedWire = Type.Object({
  Message: Type.String(),
  Refusal: Type.Object({ kind: Type.String() }, { additionalProperties: true }),
})
export type PlaceRefusedWire = Static<typeof PlaceRefusedWire>

/** What is placed, in the shop's own words. */
export type WantedOrder = {
  readonly idempotencyKey: string
  readonly addressId: string | null
  readonly deliveryMethodId: number | null
  readonly promiseKey: string | null
  readonly methodId: number | null
  readonly bankId: number | null
  readonly installmentPlanId: number | null
  readonly rulesAccepted: boolean
  readonly expectedPayableRial: number
  readonly economicCode: string
}

/** Reads what is placed. */
export function toWantedOrder(wire: PlaceOrderRequest): WantedOrder {
  return {
    idempotencyKey: wire.Key,
    addressId: wire.AddressId,
    deliveryMethodId: wire.DeliveryMethodId,
    promiseKey: wire.Promise ?? null,
    methodId: wire.PaymentMethodID,
    bankId: wire.BankID,
    installmentPlanId: wire.InstallmentPlanID,
    rulesAccepted: wire.RulesAccepted,
    expectedPayableRial: wire.ExpectedPayableRial,
    economicCode: wire.EconomicCode ?? '',
  }
}
