import { type Static, type TSchema, Type } from 'typebox'

/** The largest serial number that PostgreSQL gives. */
const SERIAL_MAX = 2_147_483_647

/** The id of something that people write in the dashboard: a product, a variant, a module. */
export const SerialId = Type.Integer({ minimum: 1, maximum: SERIAL_MAX })

/** The id of an order as pages and calls name it: its own id, or the number that people read. */
export const OrderId = Type.String({ pattern: '^[0-9A-Za-z-]{1,36}$' })

/** A whole number that a request names. Without an upper bound `1e309` would be taken, and be infinite. */
export const WholeFrom = (minimum: number) => Type.Integer({ minimum, maximum: Number.MAX_SAFE_INTEGER })

/** Whole Rials, never below 0. */
export const Rials = WholeFrom(0)

/** A count of things, never below 0. */
export const Count = WholeFrom(0)

/**
 * What people type. A NUL character is no text: PostgreSQL cannot keep one, and the call would fail instead of
 * being refused.
 */
export function Typed(limits: { minLength?: number; maxLength: number }) {
  return Type.String({ ...limits, pattern: '^[^\\u0000]*$' })
}

/**
 * A plain value that may be null. Written as a list of types, not as a choice of schemas,
 * because answers with choices are serialised many times slower.
 */
export function nullable<Schema extends TSchema & { type: string }>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [schema.type, 'null'] })
}

/** What a failed call says, in the platform's own shape: a word for programs, never a sentence for people. */
export const FailureWire = Type.Object({ Message: Type.String() })
export type FailureWire = Static<typeof FailureWire>

/**
 * Why somebody who is known may not do it. `error` says that they may once they show again who they are, in the words of
 * the content platform's calls, so that one dialog answers both.
 */
export const ForbiddenWire = Type.Object({ Message: Type.String(), error: Type.Optional(Type.String()) })
export type ForbiddenWire = Static<typeof ForbiddenWire>

/** What a call answers that has nothing more to say than that it was done. */
export const DoneWire = Type.Literal(true)
