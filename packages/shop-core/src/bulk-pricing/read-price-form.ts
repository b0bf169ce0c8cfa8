import { toLatinDigits } from '@rasteh/persian-text/digits'
import { type PriceUnit, readMoney } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import {
  PRICE_LIST_MAX_CODES,
  PRICE_PERCENT_MAX,
  PRICE_RIAL_MAX,
  type PriceChoice,
  type PriceMove,
  type PriceRule,
  ROUNDING_STEPS_RIAL,
} from './price-rule.ts'
import { readCodes } from './read-codes.ts'

/** What the price desk's form holds: texts as they were typed. */
export type PriceForm = {
  choose: 'category' | 'brand' | 'list'
  categoryId: string
  brand: string
  list: string
  move: 'percent' | 'amount'
  direction: 'up' | 'down'
  value: string
  roundTo: string
  roundingWay: 'nearest' | 'up' | 'down'
  keepOldPrice: boolean
}

export type PriceFormRefusal =
  | { kind: 'choose-category' }
  | { kind: 'choose-brand' }
  | { kind: 'paste-codes' }
  | { kind: 'too-many-codes'; max: number }
  | { kind: 'percent-out-of-range'; max: number }
  | { kind: 'amount-out-of-range' }
  | { kind: 'unknown-rounding' }

/** Reads which variants a form means. */
export function readPriceChoice(form: PriceForm): Outcome<PriceChoice, PriceFormRefusal> {
  if (form.choose === 'brand') {
    const brand = form.brand.trim()
    return brand ? accept({ kind: 'brand', brand }) : refuse({ kind: 'choose-brand' })
  }
  if (form.choose === 'category') {
    const categoryId = Number(toLatinDigits(form.categoryId))
    const isId = Number.isInteger(categoryId) && categoryId > 0 && categoryId < 2 ** 31
    return isId ? accept({ kind: 'category', categoryId }) : refuse({ kind: 'choose-category' })
  }
  const codes = readCodes(form.list)
  if (codes.length === 0) return refuse({ kind: 'paste-codes' })
  if (codes.length > PRICE_LIST_MAX_CODES)
    return refuse({ kind: 'too-many-codes', max: PRICE_LIST_MAX_CODES })
  return accept({ kind: 'list', codes })
}

/** Reads what a form asks of the prices; amounts are typed in the unit that the shop shows. */
export function readPriceRule(form: PriceForm, unit: PriceUnit): Outcome<PriceRule, PriceFormRefusal> {
  const move = form.move === 'percent' ? readPercent(form.value) : readAmount(form.value, unit)
  if (!move.ok) return move
  const roundToRial = ROUNDING_STEPS_RIAL.find((step) => String(step) === form.roundTo)
  if (!roundToRial) return refuse({ kind: 'unknown-rounding' })
  const { direction, roundingWay, keepOldPrice } = form
  return accept({ move: move.value, direction, roundToRial, roundingWay, keepOldPrice })
}

// A percentage is small and may have a fraction: the dot, the Persian one and the slash all stand before it.
const PERCENT = /^(\d{1,4})(?:[./٫](\d{1,2}))?\s*[%٪]?$/

function readPercent(text: string): Outcome<PriceMove, PriceFormRefusal> {
  const parts = PERCENT.exec(toLatinDigits(text).trim())
  const percent = parts ? Number(`${parts[1]}.${parts[2] ?? 0}`) : 0
  if (percent <= 0 || percent > PRICE_PERCENT_MAX)
    return refuse({ kind: 'percent-out-of-range', max: PRICE_PERCENT_MAX })
  return accept({ kind: 'percent', percent })
}

function readAmount(text: string, unit: PriceUnit): Outcome<PriceMove, PriceFormRefusal> {
  const read = readMoney(text, unit)
  if (!read.ok || read.value === 0 || read.value > PRICE_RIAL_MAX)
    return refuse({ kind: 'amount-out-of-range' })
  return accept({ kind: 'amount', amountRial: read.value })
}
