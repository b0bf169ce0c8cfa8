import type { ColourKey } from './colours.ts'
import type { Kind, ShapeOf } from './pictures/drawings.ts'
import type { Text } from './text.ts'

export type Attribute = readonly [name: Text, value: Text]

/** One way to buy a product; the price is in thousands of Tomans, as shopkeepers say it. */
export type VariantSource = { code: string; title: Text; price: number; colour?: ColourKey }

export type OrderRules = { step?: number; min?: number; max?: number }

/** One product as it is written down by hand in a category's file. */
export type ItemSource<K extends Kind, Spec> = {
  code: string
  title: Text
  brand: Text
  about: Text
  spec: Spec
  /** Shape, accent, and the main colour where no variant gives it. */
  draw: readonly [shape: ShapeOf<K>, accent: ColourKey | `#${string}`, main?: ColourKey | `#${string}`]
  options: readonly VariantSource[]
  grams: number
  order?: OrderRules
  unit?: Text
  taxPercent?: number
  /** In place of the category's, where those would not be true of this product. */
  closings?: readonly Text[]
}

/** A category as it is written down by hand: its words, and how a product's lines are made from its facts. */
export type CategorySource<K extends Kind, Spec> = {
  code: string
  kind: K
  department: Department
  name: Text
  description: Text
  unit: Text
  taxPercent: number
  productType: 1 | 3
  shortOf(item: ItemSource<K, Spec>): Text
  attributesOf(item: ItemSource<K, Spec>): Attribute[]
  /** Sentences that are true of every product here; two of them close each description. */
  closings: readonly Text[]
  items: readonly ItemSource<K, Spec>[]
}

export type Department = { code: string; name: Text }
