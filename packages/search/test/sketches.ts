import type { SearchDocument } from '../src/documents/search-document.ts'
import type { PlanQuery, PlanToken, QueryPlan } from '../src/plan/query-plan.ts'
import type { ProductQuery } from '../src/product-search.ts'

/** What a test says of a product; words are tokens already, as an analyser would have made them. */
export type Sketch = {
  title: string
  brand?: string
  codes?: string[]
  forms?: string
  category?: string
  categoryIds?: number[]
  attributes?: Record<string, string>
  description?: string
  priceRial?: number | null
  discountPercent?: number
  isInStock?: boolean
  popularity?: number
  createdAt?: string
}

const split = (text = '') => text.split(' ').filter(Boolean)

export function toSketchedDocument(productId: number, sketch: Sketch): SearchDocument {
  const { brand = '', attributes = {}, priceRial = 1_000_000, discountPercent = 0 } = sketch
  return {
    productId,
    codes: sketch.codes ?? [],
    brand: split(brand),
    title: split(sketch.title),
    titleForms: split(sketch.forms),
    named: [...split(sketch.title), ...split(sketch.forms)],
    head: split(sketch.title).slice(0, 1),
    category: split(sketch.category),
    attributes: Object.values(attributes).flatMap(split),
    latin: [],
    description: split(sketch.description),
    facets: {
      categoryIds: sketch.categoryIds ?? [1],
      brand,
      attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
      priceRial,
      discountPercent,
      isOffered: discountPercent > 0,
      isInStock: sketch.isInStock ?? true,
      popularity: sketch.popularity ?? 0,
      createdAt: new Date(sketch.createdAt ?? '2026-01-01'),
    },
  }
}

const typed = (token: string): PlanToken => ({ token, weight: 1, origin: 'typed' })

/** A plan of these words as they stand. */
export function toPlan(text: string, more: Partial<QueryPlan> = {}): QueryPlan {
  const words = split(text).map((word) => ({ typed: word, tokens: [typed(word)] }))
  return { words, code: null, corrected: null, dropped: [], ...more }
}

/** Plans that a test wrote down; any other query is its words, and as a whole perhaps a code. */
export const plansOf = (written: Record<string, readonly QueryPlan[]>): PlanQuery =>
  async function* (text) {
    yield* written[text] ?? [toPlan(text, { code: /\d/.test(text) ? text : null })]
  }

/** A search for these words alone. */
export const searchFor = (text: string | null, more: Partial<ProductQuery> = {}): ProductQuery => ({
  locale: 'fa',
  text,
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 20,
  from: { offset: 0 },
  ...more,
})
