import { foldText } from '@rasteh/persian-text/fold'
import { PRICE_RIAL_MAX } from '../bulk-pricing/price-rule.ts'

export const STOCK_LEVELS = ['out', 'low', 'in'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]
export const MISSING_PARTS = ['picture', 'text', 'price', 'weight'] as const
export type MissingPart = (typeof MISSING_PARTS)[number]
export const GRID_SORTS = ['newest', 'title', 'sku', 'cheapest', 'dearest'] as const
export type GridSort = (typeof GRID_SORTS)[number]

/** Which variants a grid lists, and in which order; what is null is not asked. */
export type GridFilter = {
  productId: number | null
  categoryId: number | null
  brand: string | null
  stock: StockLevel | null
  minRial: number | null
  maxRial: number | null
  missing: MissingPart | null
  /** Folded words, each of which must stand in the title or the code. */
  words: readonly string[]
  sort: GridSort
}

export const NO_FILTER: GridFilter = {
  productId: null,
  categoryId: null,
  brand: null,
  stock: null,
  minRial: null,
  maxRial: null,
  missing: null,
  words: [],
  sort: 'newest',
}

const TEXT_MAX_LENGTH = 200
const WORDS_MAX = 6

/** Reads what a browser sent as a filter, or null: whatever is not one of its choices is not from our page. */
export function readGridFilter(sent: Readonly<Record<string, unknown>>): GridFilter | null {
  const isFilter =
    [sent.productId, sent.categoryId].every((id) => isNone(id) || isWhole(id, 2 ** 31 - 1)) &&
    [sent.minRial, sent.maxRial].every((rials) => isNone(rials) || isWhole(rials, PRICE_RIAL_MAX)) &&
    [sent.brand, sent.search].every((text) => isNone(text) || isText(text)) &&
    isOneOf(STOCK_LEVELS, sent.stock) &&
    isOneOf(MISSING_PARTS, sent.missing) &&
    isOneOf(GRID_SORTS, sent.sort)
  if (!isFilter) return null
  const words = foldText(String(sent.search ?? '')).split(/\s+/)
  return {
    // Each was just looked at.
    ...(Object.fromEntries(
      Object.entries(NO_FILTER).map(([name, none]) => [name, sent[name] ?? none]),
    ) as GridFilter),
    brand: String(sent.brand ?? '').trim() || null,
    words: words.filter((word) => word !== '').slice(0, WORDS_MAX),
  }
}

const isNone = (value: unknown) => value === null || value === undefined
const isText = (value: unknown) =>
  typeof value === 'string' &&
  value.length <= TEXT_MAX_LENGTH &&
  !value.includes('\0') &&
  value.isWellFormed()
const isWhole = (value: unknown, max: number) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= max
const isOneOf = (choices: readonly string[], value: unknown) =>
  isNone(value) || choices.some((choice) => choice === value)
