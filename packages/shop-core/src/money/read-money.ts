import { toLatinDigits } from '@rasteh/persian-text/digits'
import {
  formatAmount,
  fromPriceUnit,
  type PriceUnit,
  parseAmount,
  toPriceUnit,
} from '@rasteh/persian-text/money'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { isWholeRial, type Rial } from './rial.ts'

export type MoneyRefusal =
  | { kind: 'not-an-amount' }
  /** Less than one whole unit is left over; a shop that shows Toman takes no half of one. */
  | { kind: 'fraction-of-unit'; unit: PriceUnit }

/**
 * Reads an amount that a person typed or pasted in the unit of the shop, as whole Rials. A unit written behind the
 * amount is believed: «۱۲۵٬۰۰۰ تومان» is the same money in a shop that shows Rial.
 */
export function readMoney(text: string, unit: PriceUnit): Outcome<Rial, MoneyRefusal> {
  const { figures, named } = splitUnit(text)
  const amount = parseAmount(figures)
  if (amount === undefined)
    return refuse(FRACTION.test(figures) ? { kind: 'fraction-of-unit', unit } : { kind: 'not-an-amount' })
  const rials = fromPriceUnit(amount, named ?? unit)
  if (!isWholeRial(rials)) return refuse({ kind: 'not-an-amount' })
  return Number.isInteger(toPriceUnit(rials, unit))
    ? accept(rials)
    : refuse({ kind: 'fraction-of-unit', unit })
}

/** An amount as the shop's people write it: in its unit, without the unit's name. Odd Rials of a Toman amount stay in sight. */
export function writeMoney(rials: number, unit: PriceUnit): string {
  return formatAmount(toPriceUnit(rials, unit), 'fa-IR')
}

// Behind an amount people write the unit in full, short, in Latin letters, or as the old sign of the Rial.
const UNITS: readonly [RegExp, PriceUnit][] = [
  [/\s*(?:تومان|تومن|ت|tomans?|irt)$/i, 'toman'],
  [/\s*(?:ریال|rials?|irr|﷼)$/i, 'rial'],
]
const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g
const FRACTION = /^\d[\d,٬،]*[.٫/]\d+$/

function splitUnit(text: string): { figures: string; named: PriceUnit | null } {
  const typed = toLatinDigits(text).replace(INVISIBLE, '').replace(/ي/g, 'ی').trim()
  const found = UNITS.find(([name]) => name.test(typed))
  return found ? { figures: typed.replace(found[0], ''), named: found[1] } : { figures: typed, named: null }
}
