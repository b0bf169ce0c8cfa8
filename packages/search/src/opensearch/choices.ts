import { toAttributeKey } from '../documents/attribute-key.ts'
import type { ProductQuery } from '../product-search.ts'
import type { Clause } from './to-query.ts'

/** What a reader chose, each with the facet it belongs to. */
export type Choice = {
  readonly facet: 'category' | 'brand' | 'price' | 'stock' | 'attribute'
  /** Of a wanted attribute. */
  readonly name?: string
  readonly clause: Clause
}

/** The category is no choice where it is the list itself: a page without words. */
export function toChoices(query: ProductQuery): Choice[] {
  const { categoryId, brands, priceFromRial, priceToRial } = query
  const choices: Choice[] = []
  if (query.text !== null && categoryId !== null)
    choices.push({ facet: 'category', clause: inCategory(categoryId) })
  if (brands.length > 0) choices.push({ facet: 'brand', clause: { terms: { brand: brands } } })
  if (priceFromRial !== null || priceToRial !== null) {
    const range = { gte: priceFromRial ?? 0, ...(priceToRial !== null && { lte: priceToRial }) }
    choices.push({ facet: 'price', clause: { range: { price: range } } })
  }
  if (query.onlyInStock) choices.push({ facet: 'stock', clause: IN_STOCK })
  for (const { name, values } of query.attributes) {
    const keys = values.map((value) => toAttributeKey(name, value))
    choices.push({ facet: 'attribute', name, clause: { terms: { attributes: keys } } })
  }
  return choices
}

export const IN_STOCK: Clause = { term: { inStock: true } }
export const inCategory = (id: number): Clause => ({ term: { categories: String(id) } })
export const all = (choices: readonly Choice[]): Clause => ({
  bool: { filter: choices.map(({ clause }) => clause) },
})
