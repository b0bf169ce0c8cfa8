import { type Static, Type } from 'typebox'
import { COLOUR_KEYS } from '../colours.ts'
import { KINDS } from '../pictures/drawings.ts'
import { Exactly, OneOf, Text } from './text.ts'

const ColourKey = OneOf(COLOUR_KEYS)

/** A colour that goods come in, or one of the picture alone. */
const DrawnColour = Type.Union([
  ColourKey,
  Type.Unsafe<`#${string}`>({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
])

/** One way to buy a product; the price is in thousands of Tomans, as shopkeepers say it. */
const VariantSource = Exactly({
  code: Type.String({ pattern: '^[A-Za-z0-9-]+$' }),
  title: Text,
  thousandTomans: Type.Number({ exclusiveMinimum: 0 }),
  colour: Type.Optional(ColourKey),
})
export type VariantSource = Static<typeof VariantSource>

const Count = Type.Integer({ minimum: 1 })

/** One product of a category's file. */
const ProductSource = Exactly({
  code: Type.String({ pattern: '^[a-z0-9-]+$' }),
  title: Text,
  brand: Text,
  /** One sentence for lists. */
  short: Text,
  /** The first sentences of the description. */
  about: Text,
  /** In place of the category's, where those would not be true of this product. */
  closings: Type.Optional(Type.Array(Text, { minItems: 2 })),
  attributes: Type.Array(Exactly({ name: Text, value: Text })),
  /** `main` only where no variant gives the colour. */
  drawing: Exactly({ shape: Type.String(), accent: DrawnColour, main: Type.Optional(DrawnColour) }),
  unit: Type.Optional(Text),
  taxPercent: Type.Optional(Type.Integer({ minimum: 0 })),
  grams: Type.Integer({ minimum: 0 }),
  order: Type.Optional(
    Exactly({ step: Type.Optional(Count), min: Type.Optional(Count), max: Type.Optional(Count) }),
  ),
  variants: Type.Array(VariantSource, { minItems: 1 }),
})
export type ProductSource = Static<typeof ProductSource>

/** A file of data/categories. */
export const CategorySource = Exactly({
  /** Its place in the menu. */
  position: Count,
  code: Type.String({ pattern: '^[a-z]+$' }),
  /** What its products are drawn as. */
  kind: OneOf(KINDS),
  department: Type.String(),
  name: Text,
  description: Text,
  unit: Text,
  taxPercent: Type.Integer({ minimum: 0 }),
  /** 1 is an ordinary product, 3 a downloadable one. */
  productType: Type.Union([Type.Literal(1), Type.Literal(3)]),
  /** Sentences that are true of every product here; two of them close each description. */
  closings: Type.Array(Text, { minItems: 2 }),
  products: Type.Array(ProductSource, { minItems: 1 }),
})
export type CategorySource = Static<typeof CategorySource>

/** data/departments.json: the groups that a menu shows categories under, by their codes. */
export const Departments = Type.Record(Type.String(), Text)
