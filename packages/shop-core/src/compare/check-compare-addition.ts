import { accept, type Outcome, refuse } from '../outcome.ts'
import { COMPARE_LIST_MAX, type CompareList, type CompareProduct, groupProducts } from './compare-list.ts'

/** Why a product does not join a compare group. */
export type CompareRefusal =
  | { kind: 'compare-list-max'; max: number }
  | { kind: 'compare-list-duplicate'; title: string }

/** Adds a product to its group, or says why not. A product already in a full group is a duplicate, not a fifth. */
export function checkCompareAddition(
  list: CompareList,
  groupId: number,
  product: CompareProduct,
): Outcome<CompareList, CompareRefusal> {
  const products = groupProducts(list, groupId)
  if (products.some((chosen) => chosen.productId === product.productId))
    return refuse({ kind: 'compare-list-duplicate', title: product.title })
  if (products.length >= COMPARE_LIST_MAX) return refuse({ kind: 'compare-list-max', max: COMPARE_LIST_MAX })
  const grown = { groupId, products: [...products, product] }
  if (products.length === 0) return accept([...list, grown])
  return accept(list.map((group) => (group.groupId === groupId ? grown : group)))
}
