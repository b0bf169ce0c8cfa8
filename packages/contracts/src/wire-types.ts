import { type Static, type TSchema, Type } from 'typebox'

/** The largest serial number that PostgreSQL gives. */
const SERIAL_MAX = 2_147_483_647

/** The id of something that people write in the dashboard: a product, a variant, a module. */
export const SerialId = Type.Integer({ minimum: 1, maximum: SERIAL_MAX })

/** Whole Rials, never below 0. */
export const Rials = Type.Integer({ minimum: 0 })

/** A count of things, never below 0. */
export const Count = Type.Integer({ minimum: 0 })

/**
 * A plain value that may be null. Written as a list of types, not as a choice of schemas,
 * because answers with choices are serialised many times slower.
 */
export function nullable<Schema extends TSchema & { type: string }>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [schema.type, 'null'] })
}
