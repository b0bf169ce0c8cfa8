import type { RowOf, Unchecked } from './modules.ts'

/** Where the products of a module come from, and how many it shows. */
export type ProductSource = { readonly count: number } & (
  | { readonly kind: 'newest' | 'popular' | 'offers' }
  | { readonly kind: 'category'; readonly categoryId: number }
  | { readonly kind: 'picked'; readonly productIds: readonly number[] }
)

/** The kinds of sources, in the order in which managers are offered them. */
export const SOURCE_KINDS = ['popular', 'newest', 'offers', 'category', 'picked'] as const

/** How many products a module shows by default, and the most that it may. */
export const SOURCE_COUNT = { usual: 12, most: 24 } as const

type KeptSource = Unchecked<RowOf<'productCarousel'>, 'source' | 'category' | 'products' | 'count'>

/**
 * Reads the source that a module keeps. What is kept may be half written (a draft, an older version): a category or
 * a list that was never chosen gives null, which is a module without products.
 */
export function toProductSource(kept: KeptSource): ProductSource | null {
  const count = toCount(kept.count)
  if (kept.source === 'category') {
    return typeof kept.category === 'number' ? { kind: 'category', categoryId: kept.category, count } : null
  }
  if (kept.source === 'picked') {
    const productIds = Array.isArray(kept.products) ? kept.products.filter(isId) : []
    return productIds.length > 0 ? { kind: 'picked', productIds, count } : null
  }
  const kind = PLAIN_KINDS.find((plain) => plain === kept.source) ?? 'popular'
  return { kind, count }
}

const PLAIN_KINDS = ['newest', 'popular', 'offers'] as const

const isId = (value: unknown): value is number => typeof value === 'number'

function toCount(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 1)) return SOURCE_COUNT.usual
  return Math.min(Math.floor(value), SOURCE_COUNT.most)
}
