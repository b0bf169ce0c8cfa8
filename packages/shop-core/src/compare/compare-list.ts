/** The most products that stand side by side in one group. */
export const COMPARE_LIST_MAX = 4

/** How long the list is kept: 12 hours. */
export const COMPARE_LIST_TTL_MS = 43_200_000

/** Where local storage keeps the list. */
export const COMPARE_LIST_KEY = 'compare-list'

/** A product as the compare list shows it. */
export type CompareProduct = { readonly productId: number; readonly title: string; readonly picture: string }

/** The chosen products of one product group; only those of one group can be compared. */
export type CompareGroup = { readonly groupId: number; readonly products: readonly CompareProduct[] }

/** All that a visitor has chosen to compare. A group without products is not in it. */
export type CompareList = readonly CompareGroup[]

/** The chosen products of a group; none when nothing was chosen. */
export function groupProducts(list: CompareList, groupId: number): readonly CompareProduct[] {
  return list.find((group) => group.groupId === groupId)?.products ?? []
}
