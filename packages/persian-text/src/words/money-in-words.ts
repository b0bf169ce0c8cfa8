import { languageOf } from '../culture.ts'
import { type MoneyStyle, PRICE_UNIT_TITLES, type PriceUnit, RIALS_PER_TOMAN } from '../money.ts'
import { numberInWords } from './number-in-words.ts'
import { vocabularies } from './vocabulary.ts'

/** Writes an amount of Rials in words with its unit; odd Rials of a Toman amount are said after it. */
export function moneyInWords(rials: number, { culture, unit }: MoneyStyle): string {
  const { minus, unitsJoint } = vocabularies[languageOf(culture)]
  const said = partsOf(Math.abs(rials), unit).filter(([amount]) => amount > 0)
  const parts = said.length > 0 ? said : [[0, unit] as const]
  const text = parts
    .map(([amount, name]) => `${numberInWords(amount, culture)} ${PRICE_UNIT_TITLES[name][culture]}`)
    .join(unitsJoint)
  return rials < 0 ? `${minus} ${text}` : text
}

function partsOf(rials: number, unit: PriceUnit): (readonly [amount: number, unit: PriceUnit])[] {
  if (unit === 'rial') return [[rials, 'rial']]
  return [
    [Math.floor(rials / RIALS_PER_TOMAN), 'toman'],
    [rials % RIALS_PER_TOMAN, 'rial'],
  ]
}
