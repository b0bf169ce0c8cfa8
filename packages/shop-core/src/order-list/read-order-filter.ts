import { toLatinDigits } from '@rasteh/persian-text/digits'
import { toPersianLetters } from '@rasteh/persian-text/fold'
import { fromJalali, parseJalali, readDay, toJalali, writeDay } from '@rasteh/persian-text/jalali'
import { parseAmount } from '@rasteh/persian-text/money'
import { ORDER_STATES } from '../order/order-state.ts'
import { isPaymentMethodId } from '../payment/payment-method.ts'
import { toCodeKey } from '../special-code/code-key.ts'
import type { OrderFilter } from './order-filter.ts'

/** What a URL may hold of a filter, by its names there. */
export type OrderFilterParams = Readonly<Record<string, string | readonly string[] | undefined>>

export const ORDER_FILTER_TEXT_MAX = 60
/** A hundred billion tomans: what is dearer is a slip of the hand. */
export const ORDER_AMOUNT_MAX = 1_000_000_000_000
const PROVINCE_MAX = 31
const ID_MAX = 2 ** 31 - 1
const YEARS = { from: 1380, to: 1500 }
const LIST_SEPARATOR = ','

/**
 * Reads a filter from a URL; what cannot be meant is as if it were not there. Two ends that stand the wrong way round are
 * turned, because else they would find nothing.
 */
export function readOrderFilter(params: OrderFilterParams): OrderFilter {
  const text = (name: string) => (typeof params[name] === 'string' ? String(params[name]) : '')
  const [fromDay, toDay] = inOrder(toDayOf(text('from')), toDayOf(text('to')))
  const [minRial, maxRial] = inOrder(toRial(text('min')), toRial(text('max')))
  const asked = text('state').split(LIST_SEPARATOR)
  const methodId = toId(text('payment'), ID_MAX)
  return {
    states: ORDER_STATES.filter((state) => asked.includes(state)),
    fromDay,
    toDay,
    provinceId: toId(text('province'), PROVINCE_MAX),
    city: toText(text('city')),
    deliveryMethodId: toId(text('delivery'), ID_MAX),
    methodId: methodId !== null && isPaymentMethodId(methodId) ? methodId : null,
    minRial,
    maxRial,
    product: toText(text('product')),
    code: toText(toCodeKey(text('code'))),
    hasNote: toLatinDigits(text('note')) === '1',
  }
}

/** Writes a filter as the parameters of a URL: days of the Persian calendar, which people can read there too. */
export function writeOrderFilter(filter: OrderFilter): Record<string, string> {
  const written: Record<string, string | number | null> = {
    from: filter.fromDay && toJalaliText(filter.fromDay),
    to: filter.toDay && toJalaliText(filter.toDay),
    state: filter.states.join(LIST_SEPARATOR) || null,
    province: filter.provinceId,
    city: filter.city,
    delivery: filter.deliveryMethodId,
    payment: filter.methodId,
    min: filter.minRial,
    max: filter.maxRial,
    product: filter.product,
    code: filter.code,
    note: filter.hasNote ? 1 : null,
  }
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** Says whether anything is asked. */
export const isFiltered = (filter: OrderFilter): boolean => Object.keys(writeOrderFilter(filter)).length > 0

/** What people typed of an amount, in the shop's rials; null for what is none. */
function toRial(typed: string): number | null {
  const rial = parseAmount(typed)
  return rial !== undefined && rial <= ORDER_AMOUNT_MAX ? rial : null
}

function toDayOf(typed: string): string | null {
  const date = parseJalali(typed)
  return date && date.year >= YEARS.from && date.year <= YEARS.to ? writeDay(fromJalali(date)) : null
}

function toJalaliText(day: string): string {
  return writeDay(toJalali(readDay(day)))
}

function toId(typed: string, max: number): number | null {
  const id = toLatinDigits(typed)
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= max ? Number(id) : null
}

/** A text on one line, in Persian letters and Latin digits, as the shop keeps its own. */
function toText(typed: string): string | null {
  if (!typed.isWellFormed()) return null
  const text = toPersianLetters(toLatinDigits(typed)).replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return text.trim().slice(0, ORDER_FILTER_TEXT_MAX).trim().toWellFormed() || null
}

function inOrder<End extends string | number>(one: End | null, other: End | null): [End | null, End | null] {
  return one !== null && other !== null && one > other ? [other, one] : [one, other]
}
