import type { GridSort } from '@rasteh/shop-core/product-grid'
import type { GridPlace } from '@rasteh/shop-store/reads/product-grid'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KEY_MAX_LENGTH = 1_000
const KEY_TYPES: Record<GridSort, 'number' | 'string'> = {
  newest: 'number',
  title: 'string',
  sku: 'string',
  cheapest: 'number',
  dearest: 'number',
}

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where a page begins: null is the first page, undefined is nothing that our page sends. */
export function toGridPlace(sort: GridSort, sent: unknown): GridPlace | null | undefined {
  if (sent === null || sent === undefined) return null
  if (!isRecord(sent)) return undefined
  const { key, id } = sent
  const isId = isWhole(id) && id < 2 ** 31
  const isKey =
    KEY_TYPES[sort] === 'string' ? isText(key) : isWhole(key) && (sort !== 'newest' || key < 2 ** 31)
  return isId && isKey ? ({ key, id } as GridPlace) : undefined
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown) =>
  typeof value === 'string' && value.length <= KEY_MAX_LENGTH && !value.includes('\0') && value.isWellFormed()
