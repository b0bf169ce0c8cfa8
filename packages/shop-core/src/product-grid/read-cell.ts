import { toLatinDigits } from '@rasteh/persian-text/digits'
import { formatAmount, parseAmount } from '@rasteh/persian-text/money'
import { PRICE_RIAL_MAX } from '../bulk-pricing/price-rule.ts'
import { type PriceUnit, readMoney, writeMoney } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { STOCK_QUANTITY_MAX } from '../stock/read-stock-form.ts'
import {
  type CellFault,
  type CellValue,
  COUNT_MAX,
  type GridField,
  SKU_MAX_LENGTH,
  WEIGHT_MAX_GRAMS,
} from './grid-field.ts'

/** Reads what was typed or pasted into a cell: digits of three scripts, any thousands separator. An empty cell may mean nothing. */
export function readCell(field: GridField, text: string, unit: PriceUnit): Outcome<CellValue, CellFault> {
  const typed = toLatinDigits(text).replace(INVISIBLE, '').trim()
  if (typed === '') return readEmpty(field)
  return READERS[field](typed, unit)
}

/** A value as its cell shows it, in Persian figures and in the unit of the shop. */
export function writeCell(field: GridField, value: CellValue, unit: PriceUnit): string {
  if (value === null || typeof value === 'string') return value ?? ''
  if (field === 'priceRial' || field === 'struckRial') return writeMoney(value, unit)
  if (field !== 'stockDelta') return formatAmount(value, 'fa-IR')
  return value === 0 ? '' : `${value > 0 ? '+' : '−'}${formatAmount(Math.abs(value), 'fa-IR')}`
}

const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g
/** A code is one word: spaces and control characters would be lost where people copy it. */
const CODE = /^[^\s\p{Cc}]+$/u
const DIFFERENCE = /^([+\-−–]?)\s*(.+)$/

const readEmpty = (field: GridField): Outcome<CellValue, CellFault> => {
  if (field === 'struckRial') return accept(null)
  return field === 'stockDelta' ? accept(0) : refuse({ kind: 'needed' })
}

type Read = (text: string, unit: PriceUnit) => Outcome<CellValue, CellFault>

const amount: Read = (text, unit) => {
  const read = readMoney(text, unit)
  if (!read.ok) return refuse({ kind: read.refusal.kind })
  const isPrice = read.value > 0 && read.value <= PRICE_RIAL_MAX
  return isPrice ? read : refuse({ kind: 'not-an-amount' })
}

const count =
  (min: number, max: number): Read =>
  (text) => {
    const number = parseAmount(text)
    if (number === undefined || number < min || number > max) return refuse({ kind: 'not-a-number', max })
    return accept(number)
  }

const code: Read = (text) =>
  text.length <= SKU_MAX_LENGTH && CODE.test(text) && text.isWellFormed()
    ? accept(text)
    : refuse({ kind: 'not-a-code', max: SKU_MAX_LENGTH })

const difference: Read = (text) => {
  const [, sign = '', figures = ''] = DIFFERENCE.exec(text) ?? []
  const units = parseAmount(figures)
  if (units === undefined || units > STOCK_QUANTITY_MAX)
    return refuse({ kind: 'not-a-difference', max: STOCK_QUANTITY_MAX })
  return accept(sign === '' || sign === '+' || units === 0 ? units : -units)
}

const READERS: Record<GridField, Read> = {
  sku: code,
  priceRial: amount,
  struckRial: amount,
  stockDelta: difference,
  step: count(1, COUNT_MAX),
  minOrderCount: count(1, COUNT_MAX),
  maxOrderCount: count(0, COUNT_MAX),
  weightGrams: count(0, WEIGHT_MAX_GRAMS),
}
