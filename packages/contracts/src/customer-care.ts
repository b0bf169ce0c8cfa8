import { CUSTOMER_NOTE_MAX, SCORE_CORRECTION_MAX, SCORE_REASON_MAX } from '@rasteh/shop-core/customers'
import { type Static, Type } from 'typebox'

const Key = Type.String({ pattern: '^[0-9A-Za-z-]{8,64}$' })
/** Words, and not blanks alone. A NUL character is no text. */
const Said = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' })

/** Points that are added by hand, or taken away below zero; the customer reads the reason. */
export const ScoreCorrectRequest = Type.Object({
  Key,
  Points: Type.Union([
    Type.Integer({ minimum: 1, maximum: SCORE_CORRECTION_MAX }),
    Type.Integer({ minimum: -SCORE_CORRECTION_MAX, maximum: -1 }),
  ]),
  Reason: Said(SCORE_REASON_MAX),
})
export type ScoreCorrectRequest = Static<typeof ScoreCorrectRequest>

/** What a colleague should know of a customer. */
export const CustomerNoteRequest = Type.Object({ Key, Text: Said(CUSTOMER_NOTE_MAX) })
export type CustomerNoteRequest = Static<typeof CustomerNoteRequest>
