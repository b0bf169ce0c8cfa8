import { toPersianDigits } from '@rasteh/persian-text/digits'
import { COLOURS, type ColourKey } from './colours.ts'
import type { Department, VariantSource } from './source.ts'
import type { Text } from './text.ts'

export const DEPARTMENTS = {
  digital: { code: 'digital', name: ['کالای دیجیتال', 'Digital goods'] },
  home: { code: 'home', name: ['خانه و باغ', 'Home and garden'] },
  food: { code: 'food', name: ['خوراکی و نوشیدنی', 'Food and drink'] },
  culture: { code: 'culture', name: ['کتاب، هنر و سرگرمی', 'Books, arts and play'] },
  style: { code: 'style', name: ['پوشاک و زیبایی', 'Clothing and beauty'] },
} satisfies Record<string, Department>

export const UNITS = {
  piece: ['عدد', 'piece'],
  pack: ['بسته', 'pack'],
  box: ['جعبه', 'box'],
  kilogram: ['کیلوگرم', 'kilogram'],
  mithqal: ['مثقال', 'mithqal'],
  metre: ['متر', 'metre'],
  pair: ['جفت', 'pair'],
  set: ['دست', 'set'],
  rug: ['تخته', 'rug'],
  volume: ['جلد', 'volume'],
  bottle: ['شیشه', 'bottle'],
  pot: ['گلدان', 'pot'],
  licence: ['نسخه', 'licence'],
} satisfies Record<string, Text>

/** A number with its unit in both languages: Persian digits and the Persian decimal sign on one side. */
export function amount(value: number, fa: string, en: string): Text {
  return [`${persian(value)} ${fa}`, `${value} ${en}`]
}

/** A number in Persian digits, with the Persian decimal sign and no thousands commas. */
export function persian(value: number): string {
  return toPersianDigits(String(value).replace('.', '٫'))
}

/** One variant per colour, all at one price. */
export function inColours(price: number, ...keys: readonly ColourKey[]): VariantSource[] {
  return keys.map((key) => ({ code: key.toLowerCase(), title: COLOURS[key].name, price, colour: key }))
}

/** One variant per storage size, each in its own colour. */
export function inStorage(
  ...sizes: readonly (readonly [gigabytes: number, price: number, colour: ColourKey])[]
): VariantSource[] {
  return sizes.map(([gigabytes, price, colour]) => {
    const [fa, en] = COLOURS[colour].name
    const size =
      gigabytes >= 1000 ? amount(gigabytes / 1000, 'ترابایت', 'TB') : amount(gigabytes, 'گیگابایت', 'GB')
    return {
      code: `${gigabytes}-${colour.toLowerCase()}`,
      title: [`${size[0]}، ${fa}`, `${size[1]}, ${en}`],
      price,
      colour,
    }
  })
}

/** One variant per weight in grams; a thousand grams are written as kilograms. */
export function inGrams(...weights: readonly (readonly [grams: number, price: number])[]): VariantSource[] {
  return weights.map(([grams, price]) => ({
    code: `${grams}g`,
    title:
      grams >= 1000
        ? [`${persian(grams / 1000)} کیلوگرمی`, `${grams / 1000} kg`]
        : [`${persian(grams)} گرمی`, `${grams} g`],
    price,
  }))
}

/** One variant per volume in millilitres. */
export function inMillilitres(
  ...volumes: readonly (readonly [millilitres: number, price: number])[]
): VariantSource[] {
  return volumes.map(([volume, price]) => ({
    code: `${volume}ml`,
    title: [`${persian(volume)} میلی‌لیتری`, `${volume} ml`],
    price,
  }))
}

/** One variant per letter size, all at one price. */
export function inSizes(price: number, ...sizes: readonly string[]): VariantSource[] {
  return sizes.map((size) => ({
    code: size.toLowerCase(),
    title: [`سایز ${toPersianDigits(size)}`, `Size ${size}`],
    price,
  }))
}

/** Variants that have names of their own. */
export function inChoices(
  ...choices: readonly (readonly [code: string, title: Text, price: number, colour?: ColourKey])[]
): VariantSource[] {
  return choices.map(([code, title, price, colour]) =>
    colour ? { code, title, price, colour } : { code, title, price },
  )
}

/** A product that comes in one form only. */
export function single(price: number, title: Text = ['استاندارد', 'Standard']): VariantSource[] {
  return [{ code: 'std', title, price }]
}
