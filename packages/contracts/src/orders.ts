import { type Static, Type } from 'typebox'
import { KindOfEvent, StateOfAttempt, StateOfOrder } from './order-states.ts'
import { Count, nullable, OrderId, Rials, SerialId, Typed, WholeFrom } from './wire-types.ts'

export const OrderParams = Type.Object({ id: OrderId })

const OrderLineWire = Type.Object({
  Position: Count,
  ProductId: SerialId,
  VariantId: SerialId,
  Title: Type.String(),
  Url: Type.String(),
  Picture: nullable(Type.String()),
  UnitTitle: Type.String(),
  Quantity: Count,
  UnitPriceRial: Rials,
  PriceRial: Rials,
  DiscountRial: Rials,
  TaxRial: Rials,
  UserDescription: Type.String(),
  AddonOf: nullable(Count),
  IsGift: Type.Boolean(),
})

const OrderAddressWire = Type.Object({
  Receiver: Type.String(),
  Mobile: Type.String(),
  ProvinceId: Count,
  CityTitle: Type.String(),
  PostalCode: Type.String(),
  Address: Type.String(),
})

const OrderPromiseWire = Type.Object({
  Day: Type.String(),
  FromHour: nullable(Count),
  ToHour: nullable(Count),
})

/** An order as its shopper may know it. Moments are ISO dates in UTC. */
export const OrderWire = Type.Object({
  Id: Type.String(),
  Number: Type.Integer(),
  State: StateOfOrder,
  IsPaid: Type.Boolean(),
  /** An answer of the bank's is still awaited: the page says so, and never "failed". */
  IsInDoubt: Type.Boolean(),
  PlacedAt: Type.String(),
  HoldExpiresAt: nullable(Type.String()),
  ServerNow: Type.String(),
  PaymentMethodID: Type.Integer(),
  PaymentTitle: Type.String(),
  PriceUnit: Type.String(),
  PriceRial: Rials,
  DiscountRial: Rials,
  TaxRial: Rials,
  PostalRial: Rials,
  PayableRial: Rials,
  /** What an online payment must bring now: all, or a plan's down payment. */
  DueRial: Rials,
  SpecialCode: Type.String(),
  ScoreEarned: Count,
  DeliveryTitle: Type.String(),
  /** When it was promised to arrive; null where nothing was promised, or the order was closed. */
  Promise: Type.Unsafe<Static<typeof OrderPromiseWire> | null>({
    ...OrderPromiseWire,
    type: ['object', 'null'],
  }),
  PaidOnArrival: Type.Boolean(),
  Address: Type.Unsafe<Static<typeof OrderAddressWire> | null>({
    ...OrderAddressWire,
    type: ['object', 'null'],
  }),
  Carrier: Type.String(),
  TrackingCode: Type.String(),
  ClosedReason: Type.String(),
  Lines: Type.Array(OrderLineWire),
  Dues: Type.Array(Type.Object({ DueOn: Type.String(), AmountRial: Rials, IsPaid: Type.Boolean() })),
  Attempts: Type.Array(
    Type.Object({
      State: StateOfAttempt,
      BankTitle: Type.String(),
      AmountRial: Rials,
      Reference: Type.String(),
      Card: Type.String(),
      CreatedAt: Type.String(),
    }),
  ),
  Events: Type.Array(Type.Object({ Kind: KindOfEvent, MadeAt: Type.String() })),
  Downloads: Type.Array(Type.Object({ Title: Type.String(), Url: Type.String() })),
  /** The banks by which it may be paid now; empty where it may not. */
  Banks: Type.Array(Type.Object({ Id: SerialId, Title: Type.String() })),
  CanCancel: Type.Boolean(),
  CanGiveReceipt: Type.Boolean(),
  CanChooseGift: Type.Boolean(),
})
export type OrderWire = Static<typeof OrderWire>

export const OrdersQuery = Type.Object({ cursor: Type.Optional(WholeFrom(1)) })

/** The customer's orders, the newest first; NextCursor is null on the last page. */
export const OrdersWire = Type.Object({
  Orders: Type.Array(
    Type.Object({
      Id: Type.String(),
      Number: Type.Integer(),
      State: StateOfOrder,
      IsPaid: Type.Boolean(),
      IsInDoubt: Type.Boolean(),
      PlacedAt: Type.String(),
      PayableRial: Rials,
      PriceUnit: Type.String(),
      LineCount: Count,
      Pictures: Type.Array(Type.String()),
    }),
  ),
  NextCursor: nullable(Type.Integer()),
})
export type OrdersWire = Static<typeof OrdersWire>

/** Another try to pay; without a bank, the one of the last try. */
export const PayAgainRequest = Type.Object({ BankID: nullable(SerialId) })
export type PayAgainRequest = Static<typeof PayAgainRequest>

export const NextWire = Type.Object({ Next: Type.String() })
export type NextWire = Static<typeof NextWire>

/** What a shopper says of a payment from card to card. */
export const ReceiptRequest = Type.Object({
  PaidAt: Typed({ maxLength: 40 }),
  LastFour: Typed({ maxLength: 8 }),
  FileId: nullable(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
})
export type ReceiptRequest = Static<typeof ReceiptRequest>

/** Reads a receipt as it was typed. */
export const toTypedReceipt = ({ PaidAt, LastFour, FileId }: ReceiptRequest) => ({
  paidAt: PaidAt,
  lastFour: LastFour,
  fileId: FileId,
})
