import { type Static, Type } from 'typebox'
import { Exactly, Text } from './text.ts'

const Rial = Type.Integer({ minimum: 0 })
const Hour = Type.Integer({ minimum: 0, maximum: 24 })
const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** data/trade.json: what a fresh shop sells with. */
export const Trade = Exactly({
  paymentMethods: Type.Array(Exactly({ kind: Type.String(), title: Text, text: Text })),
  banks: Type.Array(Exactly({ gateway: Type.String(), title: Text })),
  installmentBanks: Type.Array(Exactly({ provider: Type.String(), title: Text, text: Text })),
  installmentPlans: Type.Array(
    Exactly({
      title: Text,
      months: Type.Integer({ minimum: 1 }),
      downPaymentPercent: Percent,
      monthlyFeePercent: Percent,
    }),
  ),
  deliveryMethods: Type.Array(
    Exactly({
      kind: Type.String(),
      title: Text,
      text: Text,
      /** Numbers of provinces; none means everywhere. */
      provinces: Type.Array(Type.String()),
      freeFromRial: Type.Union([Rial, Type.Null()]),
      rates: Type.Array(Exactly({ upToGrams: Type.Union([Type.Integer(), Type.Null()]), priceRial: Rial })),
      /** Without working days a method does not say when it delivers. */
      workDays: Type.Optional(Type.Array(Type.String())),
      cutoffHour: Type.Optional(Hour),
      leadDays: Type.Optional(Type.Integer({ minimum: 0 })),
      fromHour: Type.Optional(Hour),
      toHour: Type.Optional(Hour),
      slots: Type.Optional(
        Type.Array(Exactly({ fromHour: Hour, toHour: Hour, capacity: Type.Integer({ minimum: 1 }) })),
      ),
    }),
  ),
  /** A card number of no bank: its check digit is right, its first six digits are unassigned. */
  card: Exactly({ number: Type.String({ pattern: '^\\d{16}$' }), owner: Text }),
})
export type Trade = Static<typeof Trade>
