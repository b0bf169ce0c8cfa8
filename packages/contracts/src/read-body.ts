import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

export type BodySchema = TSchema
export type Body<Schema extends BodySchema> = Static<Schema>

/** What was sent, when it is what the contract says; null when it is malformed. Only servers need it. */
export function readBody<Schema extends BodySchema>(schema: Schema, sent: unknown): Body<Schema> | null {
  return Value.Check(schema, sent) ? (sent as Body<Schema>) : null
}
