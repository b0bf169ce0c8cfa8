import fc from 'fast-check'
import { type Known, mostly, strangeValue } from './strange-values.ts'

/** As much of JSON Schema as the contracts use. */
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  nullable?: boolean
}

/** Values that a schema takes or nearly takes; some of them name rows that exist. */
export function fromSchema(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return mostly(fc.constant(schema.const))
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum))
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices?.length) return fc.oneof(...choices.map((one) => fromSchema(one, known)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, known)))
  return (byType[schema.type ?? ''] ?? (() => strangeValue))(schema, known)
}

const byType: Record<string, (schema: Schema, known: Known) => fc.Arbitrary<unknown>> = {
  null: () => mostly(fc.constant(null)),
  boolean: () => mostly(fc.boolean()),
  integer: (schema, known) => numberOf(schema, known),
  number: (schema, known) => numberOf(schema, known),
  string: (schema, known) => textOf(schema, known),
  array: ({ items = {}, maxItems = 4 }, known) =>
    mostly(fc.array(fromSchema(items, known), { maxLength: Math.min(maxItems + 1, 5) })),
  object: (schema, known) => mostly(objectOf(schema, known), 15),
}

function numberOf({ minimum = -3, maximum = 2_000_000 }: Schema, { ids }: Known): fc.Arbitrary<unknown> {
  const edges = [minimum - 1, minimum, maximum, maximum + 1]
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 3,
      arbitrary: fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) }),
    },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...edges) },
    { weight: 1, arbitrary: strangeValue },
  )
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema, known: Known): fc.Arbitrary<unknown> {
  const most = Math.max(minLength, Math.min(maxLength, 80))
  return fc.oneof(
    {
      weight: 4,
      arbitrary: matching(pattern) ?? fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...known.texts, ...known.uuids) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('a'.repeat(minLength), 'ی'.repeat(Math.min(maxLength, 5_000) + 1)),
    },
    { weight: 1, arbitrary: strangeValue },
  )
}

function matching(pattern: string | undefined): fc.Arbitrary<string> | undefined {
  if (!pattern) return undefined
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // The generator knows no look-ahead; such a field gets any text.
    return undefined
  }
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], patternProperties, additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, one]) => [name, fromSchema(one, known)] as const)
  const free = Object.values(patternProperties ?? {})[0] ?? additionalProperties
  if (fields.length === 0 && typeof free === 'object')
    return fc.dictionary(fc.constantFrom('1', '2', 'a', '__proto__', '۳'), fromSchema(free, known), {
      maxKeys: 3,
    })
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(model, { requiredKeys: required.filter((name) => name in model) }) },
    { weight: 1, arbitrary: fc.record({ ...model, surplus: strangeValue }, { requiredKeys: [] }) },
  )
}
