import {
  formatAmount,
  fromPriceUnit,
  type MoneyStyle,
  parseAmount,
  toPriceUnit,
} from '@rasteh/persian-text/money'
import type { SearchSort, WantedAttribute } from '@rasteh/search/product-search'
import { toPageNumber } from './page-number.ts'
import { readAttributes, toAttributeTexts } from './wanted-attributes.ts'

/** What a visitor chose of a list of products; all of it is in the URL. */
export type ListChoices = {
  sort: SearchSort
  priceFromRial: number | null
  priceToRial: number | null
  brands: readonly string[]
  attributes: readonly WantedAttribute[]
  onlyInStock: boolean
  page: number
  /** Where the page before this one ended; null where only its number is known. */
  after: string | null
}

/** Where a list is: its path, what its URL says besides the choices, and its orders, the usual one first. */
export type ListPlace = {
  readonly path: string
  readonly kept: readonly (readonly [name: string, value: string])[]
  readonly sorts: readonly [SearchSort, ...SearchSort[]]
}

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The names under which the URL keeps them. */
export const FIELDS = {
  sort: 'sort',
  from: 'from',
  to: 'to',
  brand: 'brand',
  attribute: 'attr',
  stock: 'stock',
  page: 'page',
  after: 'after',
} as const

export const CATEGORY_SORTS = ['popular', 'newest', 'rated', 'cheapest', 'dearest', 'discount'] as const
export const SEARCH_SORTS = ['relevant', ...CATEGORY_SORTS] as const

const BRANDS_MAX = 50

/** Reads the choices of a URL; prices are typed in the shop's unit, in digits of any script. What makes no sense is no choice. */
export function readChoices(
  search: SearchParams,
  sorts: ListPlace['sorts'],
  unit: MoneyStyle['unit'],
): ListChoices {
  const prices = [search[FIELDS.from], search[FIELDS.to]].map((text) => toRials(text, unit))
  const [from = null, to = null] = prices
  const isTurned = from !== null && to !== null && from > to
  const page = toPageNumber(search[FIELDS.page])
  return {
    sort: sorts.find((sort) => sort === search[FIELDS.sort]) ?? sorts[0],
    priceFromRial: isTurned ? to : from,
    priceToRial: isTurned ? from : to,
    brands: textsOf(search[FIELDS.brand]).slice(0, BRANDS_MAX),
    attributes: readAttributes(textsOf(search[FIELDS.attribute])),
    onlyInStock: search[FIELDS.stock] === '1',
    page,
    after: page > 1 ? toCursor(search[FIELDS.after]) : null,
  }
}

/** The URL of these choices, with nothing in it that was not chosen. */
export function choicesUrl(place: ListPlace, choices: ListChoices, unit: MoneyStyle['unit']): string {
  const { sort, priceFromRial, priceToRial, brands, attributes, onlyInStock, page, after } = choices
  const search = new URLSearchParams(place.kept.map(([name, value]) => [name, value]))
  if (sort !== place.sorts[0]) search.set(FIELDS.sort, sort)
  if (priceFromRial !== null) search.set(FIELDS.from, String(toPriceUnit(priceFromRial, unit)))
  if (priceToRial !== null) search.set(FIELDS.to, String(toPriceUnit(priceToRial, unit)))
  for (const brand of brands) search.append(FIELDS.brand, brand)
  for (const text of toAttributeTexts(attributes)) search.append(FIELDS.attribute, text)
  if (onlyInStock) search.set(FIELDS.stock, '1')
  if (page > 1) search.set(FIELDS.page, String(page))
  if (page > 1 && after !== null) search.set(FIELDS.after, after)
  return search.size === 0 ? place.path : `${place.path}?${search}`
}

/** How many filters narrow the list. */
export function filterCount(choices: ListChoices): number {
  const { priceFromRial, priceToRial, brands, attributes, onlyInStock } = choices
  const hasPrice = priceFromRial !== null || priceToRial !== null
  return brands.length + toAttributeTexts(attributes).length + Number(onlyInStock) + Number(hasPrice)
}

/** The same list from its first page without any filter; the order stays. */
export function withoutFilters(choices: ListChoices): ListChoices {
  return { ...NO_FILTERS, sort: choices.sort }
}

const NO_FILTERS = {
  priceFromRial: null,
  priceToRial: null,
  brands: [],
  attributes: [],
  onlyInStock: false,
  page: 1,
  after: null,
}

/** A price as its field shows it, in the unit and the digits of the page. */
export function toFieldText(rials: number | null, { unit, culture }: MoneyStyle): string {
  return rials === null ? '' : formatAmount(toPriceUnit(rials, unit), culture)
}

/** PostgreSQL keeps no text with a NUL character, so none is looked for. */
function textsOf(texts: string | string[] | undefined): string[] {
  return [...new Set([texts ?? []].flat())].filter((text) => text !== '' && !text.includes('\0'))
}

function toRials(text: string | string[] | undefined, unit: MoneyStyle['unit']): number | null {
  const amount = typeof text === 'string' ? parseAmount(text) : undefined
  const rials = amount === undefined ? undefined : fromPriceUnit(amount, unit)
  return rials === undefined || !Number.isSafeInteger(rials) ? null : rials
}

function toCursor(text: string | string[] | undefined): string | null {
  return typeof text === 'string' && /^[\w=+/.:-]{1,300}$/.test(text) ? text : null
}
