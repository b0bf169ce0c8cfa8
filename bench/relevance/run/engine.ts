import type { ProductQuery, ProductSearch } from '@rasteh/search/product-search'
import { PAGE } from '../metrics.ts'

/** Something that answers a query with the ids of products, best first. */
export type Engine = { readonly name: string; find(text: string): Promise<readonly number[]> }

const WHOLE_SHOP: Omit<ProductQuery, 'text'> = {
  locale: 'fa',
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: PAGE,
  from: { offset: 0 },
}

/** An adapter, asked through the port as the shop asks it. */
export const throughPort = (name: string, search: ProductSearch): Engine => ({
  name,
  find: async (text) => {
    // In the order of the page: what is called so, others of the same thing, what only mentions the words.
    const { productIds, related, mentions } = await search.find({ ...WHOLE_SHOP, text })
    return [...productIds, ...related, ...mentions].slice(0, PAGE)
  },
})
