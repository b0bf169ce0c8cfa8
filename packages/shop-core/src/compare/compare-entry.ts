import { formatEntry, parseEntry } from '../storage.ts'
import { checkCompareAddition } from './check-compare-addition.ts'
import { COMPARE_LIST_TTL_MS, type CompareList, type CompareProduct } from './compare-list.ts'

/** The list as local storage spells it. */
export type CompareWire = readonly {
  readonly PGID: number
  readonly Products: readonly { readonly PID: number; readonly T: string; readonly P: string }[]
}[]

/** Writes the list for local storage, to be kept 12 hours from now. */
export function formatCompareList(list: CompareList, nowMs: number): string {
  const wire: CompareWire = list.map(({ groupId, products }) => ({
    PGID: groupId,
    Products: products.map(({ productId, title, picture }) => ({ PID: productId, T: title, P: picture })),
  }))
  return formatEntry(wire, { nowMs, ttlMs: COMPARE_LIST_TTL_MS })
}

/** Reads the list from local storage. What is damaged, repeated or beyond the limit is left out; the rest stays. */
export function parseCompareList(text: string | null, nowMs: number): CompareList {
  const groups = asArray(parseEntry(text, nowMs))
  return groups.reduce<CompareList>(withGroup, [])
}

function withGroup(list: CompareList, wire: unknown): CompareList {
  const { PGID, Products } = asRecord(wire)
  if (!isId(PGID)) return list
  return asArray(Products).reduce<CompareList>((grown, item) => {
    const product = toProduct(item)
    if (!product) return grown
    const outcome = checkCompareAddition(grown, PGID, product)
    return outcome.ok ? outcome.value : grown
  }, list)
}

function toProduct(wire: unknown): CompareProduct | undefined {
  const { PID, T, P } = asRecord(wire)
  if (!isId(PID) || typeof T !== 'string' || typeof P !== 'string') return undefined
  return { productId: PID, title: T, picture: P }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
