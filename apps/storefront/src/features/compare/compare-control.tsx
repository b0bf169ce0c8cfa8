import type { ProductCard } from '@rasteh/shop-store/reads/product-list'
import { mediaUrl } from '#page/load/page-urls.ts'
import CompareBox, { type Comparable } from './islands/compare-box.tsx'

type Groupable = Pick<ProductCard, 'id' | 'title' | 'picture' | 'groupId'>

/** The compare box of a card; a product that belongs to no group has none. */
export function compareControl(product: ProductCard) {
  const comparable = toComparable(product)
  return comparable && <CompareBox {...comparable} />
}

/** What the compare list keeps of a product; null when there is nothing to compare it with. */
export function toComparable({ id, title, picture, groupId }: Groupable): Comparable | null {
  if (groupId === null) return null
  return { groupId, productId: id, title, picture: picture === null ? '' : mediaUrl(picture) }
}

/** The groups of these products, each once. */
export function groupsOf(products: readonly Pick<ProductCard, 'groupId'>[]): number[] {
  return [...new Set(products.flatMap(({ groupId }) => groupId ?? []))]
}
