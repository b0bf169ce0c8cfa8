import type { CompareList } from './compare-list.ts'

/** The list without one product of one group; the group goes with its last product. */
export function withoutCompareProduct(list: CompareList, groupId: number, productId: number): CompareList {
  return list
    .map((group) => {
      if (group.groupId !== groupId) return group
      return { groupId, products: group.products.filter((product) => product.productId !== productId) }
    })
    .filter((group) => group.products.length > 0)
}

/** The list without one whole group; the other groups stay. */
export function withoutCompareGroup(list: CompareList, groupId: number): CompareList {
  return list.filter((group) => group.groupId !== groupId)
}
