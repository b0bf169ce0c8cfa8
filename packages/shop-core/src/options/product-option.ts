/** How many options a product has at most: more would be a questionnaire. */
export const OPTIONS_MAX = 3
/** How many values one option has at most. */
export const OPTION_VALUES_MAX = 100
/** How many variants one product has at most. */
export const PRODUCT_VARIANTS_MAX = 2000
export const OPTION_TEXT_MAX = 60
export const OPTION_KEY_MAX = 40

/** How a value is shown: as its words, as a patch of its colour, or as a picture. */
export const OPTION_KINDS = ['text', 'colour', 'picture'] as const
export type OptionKind = (typeof OPTION_KINDS)[number]

/** A text that shoppers read; without an English one the Persian one is shown. */
export type OptionText = { readonly fa: string; readonly en: string }

/** One value of an option. Its key never changes; its label, colour and picture may. */
export type OptionValue = {
  readonly key: string
  readonly label: OptionText
  /** `#rrggbb`; null where none is shown. */
  readonly colour: string | null
  /** A picture of the library: of the product in this value. */
  readonly pictureId: number | null
}

/** What shoppers choose of a product, such as its colour: variants are combinations of one value of each option. */
export type ProductOption = {
  readonly key: string
  readonly name: OptionText
  readonly kind: OptionKind
  readonly values: readonly OptionValue[]
}

/** Which value a variant has of each option, by their keys. */
export type Choice = Readonly<Record<string, string>>

/** What the rules need to know of a variant. */
export type ChoosingVariant = { readonly id: number; readonly sku: string; readonly choice: Choice | null }
