import { type Static, Type } from 'typebox'
import { nullable, Rials } from './wire-types.ts'

/** Whether the customer pays with the score; the answer is the basket. */
export const ScoreUseRequest = Type.Object({ IsUseUserScore: Type.Boolean() })
export type ScoreUseRequest = Static<typeof ScoreUseRequest>

/** The customer's score, what a point is worth, and how the score came about, the latest first. */
export const ScoreWire = Type.Object({
  UserScore: Type.Integer(),
  PriceOfScore: Rials,
  Moves: Type.Array(
    Type.Object({
      Id: Type.String(),
      Points: Type.Integer(),
      Reason: Type.String(),
      OrderNumber: nullable(Type.Integer()),
      MadeAt: Type.String(),
    }),
  ),
})
export type ScoreWire = Static<typeof ScoreWire>

/** The score in the shop's own words. */
export type CustomerScore = {
  readonly points: number
  readonly priceRial: number
  readonly moves: readonly {
    readonly id: string
    readonly points: number
    readonly reason: string
    readonly orderNumber: number | null
    readonly madeAt: Date
  }[]
}

/** Writes the score as the wire spells it; a moment is an ISO date in UTC. */
export function toScoreWire({ points, priceRial, moves }: CustomerScore): ScoreWire {
  return {
    UserScore: points,
    PriceOfScore: priceRial,
    Moves: moves.map((move) => ({
      Id: move.id,
      Points: move.points,
      Reason: move.reason,
      OrderNumber: move.orderNumber,
      MadeAt: move.madeAt.toISOString(),
    })),
  }
}

/** Reads the score from the wire. */
export function toScore({ UserScore, PriceOfScore, Moves }: ScoreWire): CustomerScore {
  return {
    points: UserScore,
    priceRial: PriceOfScore,
    moves: Moves.map((move) => ({
      id: move.Id,
      points: move.Points,
      reason: move.Reason,
      orderNumber: move.OrderNumber,
      madeAt: new Date(move.MadeAt),
    })),
  }
}
