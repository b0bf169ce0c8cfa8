import { type Static, Type } from 'typebox'
import { Exactly, Text } from './text.ts'

/** A thing that differs between products of one type: a number with its unit, or one of some words. */
const Trait = Exactly({
  key: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  values: Type.Array(Type.Union([Type.Number(), Type.String()]), { minItems: 1 }),
})
export type Trait = Static<typeof Trait>

const Words = Type.Array(Type.String(), { minItems: 1 })

const ProductType = Exactly({
  key: Type.String({ pattern: '^[a-z0-9-]+$' }),
  department: Type.String(),
  /** The name of its category. */
  category: Text,
  /** What titles call it; one that is written twice is twice as common. */
  nouns: Words,
  /** Its share of the catalogue. */
  weight: Type.Number({ exclusiveMinimum: 0 }),
  /** The lowest and the highest price, in thousands of Tomans. */
  price: Type.Tuple([Type.Number(), Type.Number()]),
  /** Keys of brands. */
  brands: Words,
  /** Models by brand. Types without them get models by `codes`. */
  models: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(Exactly({ name: Type.String(), code: Type.Optional(Type.String()) })),
    ),
  ),
  /** `#` is a digit, `@` a capital letter, `%` the first letters of the brand. */
  codes: Type.Optional(Type.String()),
  /** The key of the type for whose models it is made. */
  fits: Type.Optional(Type.String()),
  /** The same for every product of a model. */
  fixed: Type.Array(Trait),
  /** What a buyer of the model chooses. */
  choice: Type.Array(Trait),
  /** `{noun}`, `{brand}`, `{model}`, `{code}` and the keys of traits stand in braces. */
  titles: Words,
  about: Words,
})
export type ProductType = Static<typeof ProductType>

/** A file of data/bazaar/types; the position keeps the files in order. */
export const ProductTypes = Exactly({
  position: Type.Integer({ minimum: 1 }),
  types: Type.Array(ProductType),
})

/** data/bazaar/brands.json and departments.json, by their keys. */
export const NamedTexts = Type.Record(Type.String(), Text)

/** data/bazaar/series.json: how people say a Latin word of a model's name. */
export const Series = Type.Record(Type.String(), Type.String())
