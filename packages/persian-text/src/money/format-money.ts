import type { Culture } from '../culture.ts'
import { formatAmount } from './format-amount.ts'
import { type PriceUnit, toPriceUnit } from './price-unit.ts'

export type MoneyStyle = { culture: Culture; unit: PriceUnit }

export const PRICE_UNIT_TITLES = {
  toman: { 'fa-IR': 'تومان', 'en-US': 'Toman' },
  rial: { 'fa-IR': 'ریال', 'en-US': 'Rial' },
} as const satisfies Record<PriceUnit, Record<Culture, string>>

/** Writes an amount of Rials in the unit the shop shows, with the unit's name after it. */
export function formatMoney(rials: number, { culture, unit }: MoneyStyle): string {
  return `${formatAmount(toPriceUnit(rials, unit), culture)} ${PRICE_UNIT_TITLES[unit][culture]}`
}
