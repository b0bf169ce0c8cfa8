import { foldText } from '@rasteh/persian-text/fold'
import type { OrderState } from '../order/order-state.ts'
import type { PaymentMethodId } from '../payment/payment-method.ts'

/** Which orders of a list are looked for; what is null, empty or false is not asked. */
export type OrderFilter = {
  states: readonly OrderState[]
  /** Days of Tehran as YYYY-MM-DD of the Gregorian calendar; both are in it. */
  fromDay: string | null
  toDay: string | null
  provinceId: number | null
  city: string | null
  deliveryMethodId: number | null
  methodId: PaymentMethodId | null
  minRial: number | null
  maxRial: number | null
  /** A code of the stock, or words of a title. */
  product: string | null
  /** The code of a discount, as it is kept. */
  code: string | null
  /** Whether a colleague wrote a note. */
  hasNote: boolean
}

export const NO_ORDER_FILTER: OrderFilter = {
  states: [],
  fromDay: null,
  toDay: null,
  provinceId: null,
  city: null,
  deliveryMethodId: null,
  methodId: null,
  minRial: null,
  maxRial: null,
  product: null,
  code: null,
  hasNote: false,
}

/** The parts of each filter that is added and taken away as one. */
const PARTS = {
  date: ['fromDay', 'toDay'],
  state: ['states'],
  place: ['provinceId', 'city'],
  delivery: ['deliveryMethodId'],
  payment: ['methodId'],
  amount: ['minRial', 'maxRial'],
  product: ['product'],
  code: ['code'],
  note: ['hasNote'],
} as const satisfies Record<string, readonly (keyof OrderFilter)[]>

export type OrderFilterKind = keyof typeof PARTS
export const ORDER_FILTER_KINDS = Object.keys(PARTS) as readonly OrderFilterKind[]

/** The filters that are asked, in the order in which they are shown. */
export function askedFilters(filter: OrderFilter): OrderFilterKind[] {
  return ORDER_FILTER_KINDS.filter((kind) => PARTS[kind].some((part) => isAsked(filter[part])))
}

/** The same without one of its filters. */
export function withoutFilter(filter: OrderFilter, kind: OrderFilterKind): OrderFilter {
  const none = Object.fromEntries(PARTS[kind].map((part) => [part, NO_ORDER_FILTER[part]]))
  return { ...filter, ...none }
}

const isAsked = (value: OrderFilter[keyof OrderFilter]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false

const PRODUCT_WORDS_MAX = 6

/** The words of a product that is looked for, as titles are folded to be found. */
export function toProductWords(product: string): string[] {
  return foldText(product)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, PRODUCT_WORDS_MAX)
}
