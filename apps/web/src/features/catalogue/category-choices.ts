import {
  formatAmount,
  fromPriceUnit,
  type MoneyStyle,
  parseAmount,
  toPriceUnit,
} from '@rasteh/persian-text/money'
import type { CategorySort } from '@rasteh/shop-store/reads/category-page'
import { toPageNumber } from './page-number.ts'

/** What a visitor chose on a category's page; all of it stands in the address. */
export type CategoryChoices = {
  sort: CategorySort
  priceFromRial: number | null
  priceToRial: number | null
  brands: readonly string[]
  onlyInStock: boolean
  page: number
}

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The names under which the address keeps them. */
export const FIELDS = {
  sort: 'sort',
  from: 'from',
  to: 'to',
  brand: 'brand',
  stock: 'stock',
  page: 'page',
} as const

export const CATEGORY_SORTS = [
  'popular',
  'newest',
  'cheapest',
  'dearest',
  'discount',
] as const satisfies CategorySort[]

const BRANDS_MAX = 50

/** Reads the choices of an address; prices are typed in the shop's unit, in digits of any script. What makes no sense is no choice. */
export function readChoices(search: SearchParams, unit: MoneyStyle['unit']): CategoryChoices {
  const prices = [search[FIELDS.from], search[FIELDS.to]].map((text) => toRials(text, unit))
  const [from = null, to = null] = prices
  const isTurned = from !== null && to !== null && from > to
  return {
    sort: CATEGORY_SORTS.find((sort) => sort === search[FIELDS.sort]) ?? 'popular',
    priceFromRial: isTurned ? to : from,
    priceToRial: isTurned ? from : to,
    brands: [...new Set([search[FIELDS.brand] ?? []].flat())].filter(Boolean).slice(0, BRANDS_MAX),
    onlyInStock: search[FIELDS.stock] === '1',
    page: toPageNumber(search[FIELDS.page]),
  }
}

/** The address of these choices, with nothing in it that was not chosen. */
export function choicesAddress(path: string, choices: CategoryChoices, unit: MoneyStyle['unit']): string {
  const { sort, priceFromRial, priceToRial, brands, onlyInStock, page } = choices
  const search = new URLSearchParams()
  if (sort !== 'popular') search.set(FIELDS.sort, sort)
  if (priceFromRial !== null) search.set(FIELDS.from, String(toPriceUnit(priceFromRial, unit)))
  if (priceToRial !== null) search.set(FIELDS.to, String(toPriceUnit(priceToRial, unit)))
  for (const brand of brands) search.append(FIELDS.brand, brand)
  if (onlyInStock) search.set(FIELDS.stock, '1')
  if (page > 1) search.set(FIELDS.page, String(page))
  return search.size === 0 ? path : `${path}?${search}`
}

/** How many filters narrow the list. */
export function filterCount({ priceFromRial, priceToRial, brands, onlyInStock }: CategoryChoices): number {
  return brands.length + Number(onlyInStock) + Number(priceFromRial !== null || priceToRial !== null)
}

/** The same page without any filter; the order stays. */
export function withoutFilters(choices: CategoryChoices): CategoryChoices {
  return { ...choices, priceFromRial: null, priceToRial: null, brands: [], onlyInStock: false, page: 1 }
}

/** A price as its field shows it, in the unit and the digits of the page. */
export function toFieldText(rials: number | null, { unit, culture }: MoneyStyle): string {
  return rials === null ? '' : formatAmount(toPriceUnit(rials, unit), culture)
}

function toRials(text: string | string[] | undefined, unit: MoneyStyle['unit']): number | null {
  const amount = typeof text === 'string' ? parseAmount(text) : undefined
  const rials = amount === undefined ? undefined : fromPriceUnit(amount, unit)
  return rials === undefined || !Number.isSafeInteger(rials) ? null : rials
}
