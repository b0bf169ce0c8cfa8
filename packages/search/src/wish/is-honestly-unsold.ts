import type { FoundProducts } from '../product-search.ts'

/** Whether a search said that the shop does not have what was asked for: nothing is called so, or only something near is. */
export const isHonestlyUnsold = ({
  total,
  isNearest,
  unsold,
}: Pick<FoundProducts, 'total' | 'isNearest' | 'unsold'>): boolean =>
  total === 0 || isNearest || unsold.length > 0
