import { toSlug } from '@rasteh/persian-text/slug'
import { type Choice, type ProductOption, titleOfChoice } from '@rasteh/shop-core/options'
import { type ColourKey, hexOf } from './colours.ts'
import type { Look } from './pictures/drawings.ts'
import { readSeedOptions } from './product-options.ts'
import { pick, type Random, randomOf, wholeBetween } from './random.ts'
import type { CategorySource, ProductSource, VariantSource } from './schema/category.ts'
import type { Text } from './schema/text.ts'

export type SeedAttribute = { nameFa: string; nameEn: string; valueFa: string; valueEn: string }

export type SeedVariant = {
  code: string
  titleFa: string
  titleEn: string
  unitPriceRial: number
  oldPriceRial: number | null
  stock: number
  /** The colour this variant is made in, if that is how variants differ. */
  colour: string | null
  /** Which values of the product's options it has, if it has options. */
  choice: Choice | null
}

export type SeedProduct = {
  code: string
  titleFa: string
  titleEn: string
  slug: string
  categoryCode: string
  brandFa: string
  brandEn: string
  shortFa: string
  shortEn: string
  descriptionFa: string
  descriptionEn: string
  attributes: SeedAttribute[]
  unitFa: string
  unitEn: string
  /** 1 is an ordinary product, 3 a downloadable one. */
  productType: 1 | 3
  step: number
  min: number
  /** 0 means there is no upper limit. */
  max: number
  weightGrams: number
  options: ProductOption[]
  variants: SeedVariant[]
  taxPercent: number
  popularity: number
  /** What drawProduct needs; `turn` walks through backgrounds so that neighbours differ. */
  look: Look & { turn: number }
}

const RIAL_PER_THOUSAND_TOMAN = 10_000
const DOWNLOAD_STOCK = 1000

/** Makes the whole product from its data; what is left to chance depends on its code alone. */
export function buildProduct(category: CategorySource, item: ProductSource, turn: number): SeedProduct {
  const random = randomOf(item.code)
  const { step = 1, min = 1, max = 0 } = item.order ?? {}
  const { options, choices } = readSeedOptions(item.variants)
  return {
    code: item.code,
    slug: toSlug(item.title.fa),
    categoryCode: category.code,
    ...textsOf(random, category, item),
    attributes: item.attributes.map(toAttribute),
    productType: category.productType,
    step,
    min,
    max,
    weightGrams: item.grams,
    options,
    variants: buildVariants(random, item, category.productType).map((variant, place) =>
      named(variant, options, choices[place] ?? null),
    ),
    taxPercent: item.taxPercent ?? category.taxPercent,
    popularity: Math.round(1000 * random() ** 2),
    look: { ...lookOf(category.kind, item), turn },
  }
}

function textsOf(random: Random, category: CategorySource, { title, brand, short, ...item }: ProductSource) {
  const description = describe(random, item.about, item.closings ?? category.closings)
  const unit = item.unit ?? category.unit
  return {
    titleFa: title.fa,
    titleEn: title.en,
    brandFa: brand.fa,
    brandEn: brand.en,
    shortFa: short.fa,
    shortEn: short.en,
    descriptionFa: description.fa,
    descriptionEn: description.en,
    unitFa: unit.fa,
    unitEn: unit.en,
  }
}

function toAttribute({ name, value }: { name: Text; value: Text }): SeedAttribute {
  return { nameFa: name.fa, nameEn: name.en, valueFa: value.fa, valueEn: value.en }
}

function describe(random: Random, about: Text, closings: readonly Text[]): Text {
  const first = Math.floor(random() * closings.length)
  const second = (first + 1 + Math.floor(random() * (closings.length - 1))) % closings.length
  const chosen = [first, second].sort((a, b) => a - b).map((index) => closings[index] ?? about)
  const join = (language: keyof Text) => [about, ...chosen].map((text) => text[language]).join(' ')
  return { fa: join('fa'), en: join('en') }
}

function buildVariants(random: Random, item: ProductSource, productType: 1 | 3): SeedVariant[] {
  const percentOff = random() < 0.3 ? pick(random, [5, 8, 10, 12, 15, 20, 25, 30]) : 0
  return item.variants.map((variant) => ({
    code: `${item.code}-${variant.code}`.toUpperCase(),
    titleFa: variant.title.fa,
    titleEn: variant.title.en,
    unitPriceRial: variant.thousandTomans * RIAL_PER_THOUSAND_TOMAN,
    oldPriceRial:
      percentOff === 0 ? null : oldPrice(variant.thousandTomans, percentOff) * RIAL_PER_THOUSAND_TOMAN,
    stock: productType === 3 ? DOWNLOAD_STOCK : stockOf(random, variant, item.order?.min ?? 1),
    colour: variant.colour ? hexOf(variant.colour) : null,
    choice: null,
  }))
}

/** A variant with a choice has the title that its values give it. */
function named(variant: SeedVariant, options: ProductOption[], choice: Choice | null): SeedVariant {
  const { titleFa, titleEn } = variant
  return {
    ...variant,
    choice,
    titleFa: titleOfChoice(choice, options, 'fa') ?? titleFa,
    titleEn: titleOfChoice(choice, options, 'en') ?? titleEn,
  }
}

/** The price before the reduction, rounded up as a price tag would be. */
function oldPrice(price: number, percentOff: number): number {
  const tag = price >= 5000 ? 50 : price >= 500 ? 10 : 5
  return Math.ceil(price / (1 - percentOff / 100) / tag) * tag
}

/** Some variants are sold out, some nearly so; the dearer a thing, the fewer stand on the shelf. */
function stockOf(random: Random, { thousandTomans: price }: VariantSource, min: number): number {
  const chance = random()
  if (chance < 0.06) return 0
  if (chance < 0.14) return wholeBetween(random, 1, 3)
  if (price > 40_000) return wholeBetween(random, 5, 9)
  if (price > 8000) return wholeBetween(random, 5, 30)
  if (price > 1000) return wholeBetween(random, 8, 80)
  return Math.max(wholeBetween(random, 20, 200), min * 4)
}

function lookOf(kind: Look['kind'], item: ProductSource): Look {
  const { shape, accent, main } = item.drawing
  const own = main ?? item.variants[0]?.colour
  if (!own) throw new Error(`${item.code} says nowhere which colour it is drawn in.`)
  return { kind, shape, main: toHex(own), accent: toHex(accent) }
}

function toHex(colour: ColourKey | `#${string}`): string {
  return colour.startsWith('#') ? colour : hexOf(colour as ColourKey)
}
