import { toTokens } from '@rasteh/persian-text/search'
import { toMarked } from '../documents/to-marked.ts'
import { toSearchDocument } from '../documents/to-search-document.ts'
import { marked } from '../documents/token-prefixes.ts'
import type { CategoryWords, Vocabulary } from './query-plan.ts'

/** What a test says of a product. */
export type SketchedProduct = {
  readonly title: string
  readonly category?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly description?: string
}

/** The vocabulary and the categories of some products, for tests: all tokens that an index has of them. */
export function toProducts(sketches: readonly SketchedProduct[]): {
  vocabulary: Vocabulary
  categories: () => Promise<CategoryWords[]>
} {
  const titles = [...new Set(sketches.flatMap(({ category }) => category ?? []))]
  const counts = new Map<string, number>()
  for (const tokens of sketches.map((sketch, at) => tokensOf(sketch, at, titles)))
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1)
  return {
    vocabulary: {
      frequencies: async (tokens) =>
        new Map(tokens.flatMap((token) => (counts.has(token) ? [[token, counts.get(token) ?? 0]] : []))),
      near: async () => [],
    },
    categories: async () => titles.map((title, at) => ({ id: at + 1, titles: [toTokens(title)] })),
  }
}

function tokensOf(sketch: SketchedProduct, at: number, titles: readonly string[]): string[] {
  const attributes = Object.entries(sketch.attributes ?? {}).map(([name, value]) => ({ name, value }))
  const document = toSearchDocument({
    productId: at + 1,
    titles: [sketch.title],
    brands: [],
    categories: [sketch.category ?? ''],
    attributes,
    variants: [],
    codes: [],
    descriptions: [sketch.description ?? ''],
    facets: {
      categoryIds: sketch.category ? [titles.indexOf(sketch.category) + 1] : [],
      brand: '',
      attributes,
      priceRial: 1,
      discountPercent: 0,
      isOffered: false,
      isInStock: true,
      popularity: 0,
      createdAt: new Date(0),
    },
  })
  const { title, titleForms, category, latin, description } = document
  return [
    ...title,
    ...titleForms,
    ...category,
    ...document.attributes,
    ...latin,
    ...description.map((token) => marked('mentioned', token)),
    ...toMarked(document),
  ]
}
