import { Type } from 'typebox'

/** The id of a payment attempt, in a path. */
export const AttemptId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
})
