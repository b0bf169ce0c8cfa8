import { type Static, Type } from 'typebox'

/** Whether the customer pays with the score; the answer is the basket. */
export const ScoreUseRequest = Type.Object({ IsUseUserScore: Type.Boolean() })
export type ScoreUseRequest = Static<typeof ScoreUseRequest>
