import type { ComparedProduct } from '@rasteh/shop-store/reads/compare'

/** One attribute of all compared products, in their order; null where a product does not have it. */
export type CompareRow = { name: string; values: readonly (string | null)[] }

/** The attributes side by side: those that come first in a product come first here. */
export function toCompareRows(products: readonly ComparedProduct[]): CompareRow[] {
  const names = new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  return [...names].map((name) => ({
    name,
    values: products.map(({ attributes }) => attributes.find((one) => one.name === name)?.value ?? null),
  }))
}
