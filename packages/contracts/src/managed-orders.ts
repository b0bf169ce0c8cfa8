import { STAFF_ORDER_LISTS } from '@rasteh/shop-core/order'
import { type Static, Type } from 'typebox'
import { KindOfEvent, StateOfAttempt, StateOfOrder } from './order-states.ts'
import { Count, nullable, Rials, SerialId, Typed, WholeFrom } from './wire-types.ts'

const Text = nullable(Type.String())

export const ManagedOrderParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})

/** A file of an order, for its buyer. */
export const DownloadParams = Type.Object({ ...ManagedOrderParams.properties, file: SerialId })

/** Which orders a manager looks at: a state or `refund-due`, and a number, a mobile or a part of a name. */
export const ManagedOrdersQuery = Type.Object({
  state: Type.Optional(Type.Enum([...STAFF_ORDER_LISTS])),
  q: Type.Optional(Typed({ maxLength: 100 })),
  cursor: Type.Optional(WholeFrom(1)),
})

export const ManagedOrdersWire = Type.Object({
  Orders: Type.Array(
    Type.Object({
      Id: Type.String(),
      Number: Type.Integer(),
      State: StateOfOrder,
      PaymentMethodID: Type.Integer(),
      IsPaid: Type.Boolean(),
      PlacedAt: Type.String(),
      PayableRial: Rials,
      RefundRial: Rials,
      Name: Text,
      Mobile: Text,
      CityTitle: Text,
      Units: Count,
    }),
  ),
  NextCursor: nullable(Type.Integer()),
})
export type ManagedOrdersWire = Static<typeof ManagedOrdersWire>

/** An order with everything that those who work on it must know. Moments are ISO dates in UTC. */
export const ManagedOrderWire = Type.Object({
  Id: Type.String(),
  Number: Type.Integer(),
  State: StateOfOrder,
  PaymentMethodID: Type.Integer(),
  PlacedAt: Type.String(),
  PaidAt: Text,
  ShippedAt: Text,
  PriceRial: Rials,
  DiscountRial: Rials,
  TaxRial: Rials,
  PostalRial: Rials,
  PayableRial: Rials,
  DueRial: Rials,
  SpecialCode: Text,
  ScoreSpent: Count,
  ScoreEarned: Count,
  DeliveryTitle: Text,
  Carrier: Text,
  TrackingCode: Text,
  ClosedReason: Text,
  Receiver: Text,
  Mobile: Text,
  CityTitle: Text,
  PostalCode: Text,
  Address: Text,
  Customer: Type.Object({ Id: SerialId, Name: Text, Mobile: Text, Email: Text }),
  Lines: Type.Array(
    Type.Object({
      Position: Count,
      ProductId: SerialId,
      Title: Type.String(),
      UnitTitle: Type.String(),
      Quantity: Count,
      UnitPriceRial: Rials,
      PriceRial: Rials,
      DiscountRial: Rials,
      TaxRial: Rials,
      UserDescription: Text,
      IsGift: Type.Boolean(),
    }),
  ),
  Dues: Type.Array(Type.Object({ Position: Count, DueOn: Type.String(), AmountRial: Rials, PaidAt: Text })),
  Attempts: Type.Array(
    Type.Object({
      Number: Type.Integer(),
      BankTitle: Type.String(),
      AmountRial: Rials,
      State: StateOfAttempt,
      Reference: Text,
      /** What the bank says it took and by which name; null until it has said so. */
      TakenRial: nullable(Rials),
      TakenReference: Text,
      /** What goes back to the payer if this payment is due back: never more than the bank took. */
      RefundRial: Rials,
      Card: Text,
      /** The state of the bank's part in a refund: asked, refused, cannot, unclear; null where it was not asked. */
      RefundState: Text,
      CreatedAt: Type.String(),
    }),
  ),
  Events: Type.Array(
    Type.Object({
      Kind: KindOfEvent,
      MadeBy: Type.String(),
      StaffName: Text,
      MadeAt: Type.String(),
      Note: Text,
    }),
  ),
})
export type ManagedOrderWire = Static<typeof ManagedOrderWire>

const SHORT = { minLength: 1, maxLength: 60 } as const
const NOTE = { minLength: 1, maxLength: 1_000 } as const

export const ShipOrderRequest = Type.Object({ Carrier: Typed(SHORT), TrackingCode: Typed({ maxLength: 60 }) })
/** A code is copied with digits of any script and blanks; `OldCode` is the one that was looked at, empty for none. */
export const CorrectTrackingRequest = Type.Object({
  OldCode: Typed({ maxLength: 60 }),
  TrackingCode: Type.String({
    maxLength: 60,
    pattern: '^\\s*[0-9A-Za-z۰-۹٠-٩-](?:\\s*[0-9A-Za-z۰-۹٠-٩-]){4,39}\\s*$',
  }),
  Reason: Typed({ maxLength: NOTE.maxLength }),
})
export const CancelOrderRequest = Type.Object({ Reason: Typed(NOTE) })
export const NoteOrderRequest = Type.Object({ Note: Typed(NOTE) })
export const RefundRequest = Type.Object({ AttemptNumber: WholeFrom(1) })
export const RefundedRequest = Type.Object({ AttemptNumber: WholeFrom(1), Note: Typed(NOTE) })
export const SettlePendingRequest = Type.Object({
  AttemptNumber: WholeFrom(1),
  Reason: Typed(NOTE),
})
export const DuePaidRequest = Type.Object({ Position: Type.Integer({ minimum: 0, maximum: 1_000 }) })
