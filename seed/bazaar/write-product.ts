import { pick, randomOf, wholeBetween } from '../random.ts'
import type { ProductType } from '../schema/bazaar.ts'
import { brandOf } from './brands.ts'
import type { BazaarFacts } from './facts.ts'
import { typeOf } from './product-types.ts'
import { habitOf, persianDigits } from './seller-habits.ts'
import { spokenSeries } from './series.ts'

const RIAL_PER_THOUSAND_TOMAN = 10_000

export type BazaarProduct = {
  facts: BazaarFacts
  titleFa: string
  titleEn: string
  brandFa: string
  brandEn: string
  description: string
  attributes: { name: string; value: string }[]
  variants: {
    sku: string
    title: string
    unitPriceRial: number
    oldPriceRial: number | null
    stock: number
  }[]
  popularity: number
  daysOld: number
}

/** The stock code of the product of this number. */
export const skuOf = (number: number): string => `RST-${String(100_000 + number)}`

/** Writes a product's texts from its facts, as its seller would. */
export function writeProduct(facts: BazaarFacts): BazaarProduct {
  const type = typeOf(facts.type)
  const random = randomOf(`bazaar-${facts.number}`)
  const habit = habitOf(random)
  const words = wordsOf(type, facts, pick(random, type.nouns))
  const brand = brandOf(facts.brand)
  return {
    facts,
    titleFa: habit(fill(pick(random, type.titles), words)),
    titleEn: [brand.en, latinOnly(facts.model), type.category.en].filter(Boolean).join(' '),
    brandFa: brand.fa,
    brandEn: brand.en,
    description: habit(type.about.map((sentence) => fill(sentence, words)).join(' ')),
    attributes: attributesOf(type, facts),
    ...tradeOf(type, facts.number),
  }
}

const latinOnly = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : '')

function wordsOf(type: ProductType, facts: BazaarFacts, noun: string): Record<string, string> {
  const traits = [...type.fixed, ...type.choice].map(({ key }) => [key, written(facts.traits[key])])
  return {
    noun,
    brand: brandOf(facts.brand).fa,
    model: facts.model,
    code: facts.code,
    series: spokenSeries(facts.model),
    fitsBrand: facts.fits ? brandOf(facts.fits.brand).fa : '',
    fitsModel: facts.fits?.model ?? '',
    ...Object.fromEntries(traits),
  }
}

const written = (value: number | string | undefined) =>
  typeof value === 'number' ? persianDigits(String(value)) : (value ?? '')

const fill = (template: string, words: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')

function attributesOf(type: ProductType, facts: BazaarFacts) {
  const rows = [...type.fixed, ...type.choice].map(({ key, name, unit }) => ({
    name,
    value: `${written(facts.traits[key])} ${unit}`.trim(),
  }))
  if (facts.code && type.key !== 'book') rows.push({ name: 'کد مدل', value: facts.code })
  if (facts.fits)
    rows.push({ name: 'سازگار با', value: `${brandOf(facts.fits.brand).fa} ${facts.fits.model}` })
  return rows
}

function tradeOf(type: ProductType, number: number) {
  const random = randomOf(`trade-${number}`)
  const [from, to] = type.price
  const thousandTomans = Math.max(5, Math.round((from + (to - from) * random() ** 2) / 5) * 5)
  const isReduced = random() < 0.25
  const stockOf = () => (random() < 0.12 ? 0 : wholeBetween(random, 1, 120))
  const variant = (sku: string, title: string, price: number) => ({
    sku,
    title,
    unitPriceRial: price * RIAL_PER_THOUSAND_TOMAN,
    oldPriceRial: isReduced ? Math.ceil((price * 1.15) / 5) * 5 * RIAL_PER_THOUSAND_TOMAN : null,
    stock: stockOf(),
  })
  const variants = [variant(skuOf(number), 'گارانتی اصلی', thousandTomans)]
  if (random() < 0.1)
    variants.push(variant(`${skuOf(number)}-B`, 'گارانتی سلامت کالا', thousandTomans - 5 || 5))
  return { variants, popularity: Math.round(1000 * random() ** 3), daysOld: wholeBetween(random, 1, 700) }
}
