import { RETURN_EVENTS, RETURN_EXCEPTIONS, RETURN_REASONS, RETURN_STATES } from '@rasteh/shop-core/returns'
import { type Static, Type } from 'typebox'
import { Count, nullable, Rials, SerialId, Typed, WholeFrom } from './wire-types.ts'

const Text = nullable(Type.String())
const State = Type.Enum([...RETURN_STATES])
const Reason = Type.Enum([...RETURN_REASONS])
const Event = Type.Enum([...RETURN_EVENTS])
const Key = Type.String({ pattern: '^[0-9A-Za-z-]{8,64}$' })
const NOTE_MAX = 1_000
const Position = Type.Integer({ minimum: 0, maximum: 10_000 })
const Units = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const WantedLines = Type.Array(
  Type.Object({ Position, Quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  { minItems: 1, maxItems: 200 },
)

/** What the customer may know of the returns and refunds of an order. Moments are ISO dates in UTC, days YYYY-MM-DD. */
export const OrderReturnsWire = Type.Object({
  /** The last day to give something back; null until the order has arrived. */
  Until: Text,
  IsOver: Type.Boolean(),
  /** How many units of each line may still come back, and what speaks against it. */
  Lines: Type.Array(
    Type.Object({
      Position: Count,
      Left: Count,
      Exception: Type.Union([Type.Enum([...RETURN_EXCEPTIONS]), Type.Null()]),
    }),
  ),
  Returns: Type.Array(
    Type.Object({
      Number: Type.Integer(),
      State,
      Reason,
      Note: Text,
      CanWithdraw: Type.Boolean(),
      Lines: Type.Array(Type.Object({ Position: Count, Quantity: Count })),
      Events: Type.Array(Type.Object({ Event, MadeAt: Type.String(), Note: Text })),
    }),
  ),
  Refunds: Type.Array(
    Type.Object({
      Number: Type.Integer(),
      ReturnNumber: nullable(Type.Integer()),
      AmountRial: Rials,
      MadeAt: Type.String(),
      /** When all of it was back; null while some is on its way. */
      DoneAt: Text,
    }),
  ),
})
export type OrderReturnsWire = Static<typeof OrderReturnsWire>

export const ReturnRequest = Type.Object({
  Key,
  Reason,
  Note: Typed({ maxLength: NOTE_MAX }),
  Lines: WantedLines,
})
export type ReturnRequest = Static<typeof ReturnRequest>

export const ReturnNumberRequest = Type.Object({ ReturnNumber: WholeFrom(1) })
export type ReturnNumberRequest = Static<typeof ReturnNumberRequest>

/** The returns and refunds of an order, for those who work on it. */
export const ManagedReturnsWire = Type.Object({
  Until: Text,
  Returns: Type.Array(
    Type.Object({
      Number: Type.Integer(),
      State,
      Reason,
      Note: Text,
      Overruled: Text,
      Lines: Type.Array(
        Type.Object({
          Position: Count,
          Quantity: Count,
          Restocked: nullable(Count),
          Damaged: nullable(Count),
          Missing: nullable(Count),
        }),
      ),
      Events: Type.Array(Type.Object({ Event, MadeAt: Type.String(), MadeBy: Type.String(), Note: Text })),
    }),
  ),
  Refunds: Type.Array(
    Type.Object({
      Number: Type.Integer(),
      ReturnNumber: nullable(Type.Integer()),
      GoodsRial: Rials,
      DeliveryRial: Rials,
      GoodwillRial: Rials,
      Reason: Text,
      MadeAt: Type.String(),
      Parts: Type.Array(
        Type.Object({
          Number: Type.Integer(),
          AttemptNumber: nullable(Type.Integer()),
          AmountRial: Rials,
          /** The bank's part in it: asked, refused, cannot, unclear; done when the money is back. */
          State: Text,
          Iban: Text,
          DoneAt: Text,
        }),
      ),
    }),
  ),
})
export type ManagedReturnsWire = Static<typeof ManagedReturnsWire>

/** Staff make a return for a customer; `Overrule` is why, where time or the kind of product speak against it. */
export const ReturnOpenRequest = Type.Object({
  ...ReturnRequest.properties,
  Overrule: Typed({ maxLength: NOTE_MAX }),
})
export const ReturnRefuseRequest = Type.Object({
  ...ReturnNumberRequest.properties,
  Reason: Typed({ minLength: 1, maxLength: NOTE_MAX }),
})
export const ReturnInspectRequest = Type.Object({
  ...ReturnNumberRequest.properties,
  Lines: Type.Array(Type.Object({ Position, Restocked: Units, Damaged: Units, Missing: Units }), {
    minItems: 1,
    maxItems: 200,
  }),
})
export const RefundGrantRequest = Type.Object({
  Key,
  ReturnNumber: nullable(WholeFrom(1)),
  DeliveryRial: Rials,
  GoodwillRial: Rials,
  Reason: Typed({ maxLength: NOTE_MAX }),
  /** Whether banks that give back in part are asked at once. */
  ByBank: Type.Boolean(),
})
export const RefundPartAskRequest = Type.Object({ PartNumber: WholeFrom(1) })
export const RefundPartPaidRequest = Type.Object({
  PartNumber: WholeFrom(1),
  Iban: Typed({ minLength: 1, maxLength: 60 }),
  Note: Typed({ maxLength: NOTE_MAX }),
})

/** A holiday of the shop's, typed as a Jalali date; without a title it is none any more. */
export const HolidayRequest = Type.Object({ Day: Typed({ maxLength: 20 }), Title: Typed({ maxLength: 100 }) })
/** A product that is not taken back, and why; null: it is taken back. */
export const ReturnExceptionRequest = Type.Object({
  ProductId: SerialId,
  Kind: Type.Union([Type.Enum([...RETURN_EXCEPTIONS]), Type.Null()]),
})
