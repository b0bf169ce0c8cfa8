import type { ProductSearch } from '../product-search.ts'

/** A search whose best answers people have written down, from 1 (will do) to 3 (just that). */
export type JudgedSearch = { readonly text: string; readonly grades: ReadonlyMap<number, number> }

/** How well a search is answered before and after, from 0 to 1. */
export type ComparedSearch = { readonly text: string; readonly before: number; readonly after: number }

export type Comparison = {
  readonly count: number
  readonly before: number
  readonly after: number
  /** The searches whose answers changed, the worst changes first. */
  readonly changed: readonly ComparedSearch[]
}

const DEPTH = 10

/** Asks both searches for everything that is judged, and says how well each answers. */
export async function compareTunings(
  judged: readonly JudgedSearch[],
  before: ProductSearch,
  after: ProductSearch,
): Promise<Comparison> {
  const compared: ComparedSearch[] = []
  for (const { text, grades } of judged) {
    const [old, fresh] = await Promise.all([askFor(before, text), askFor(after, text)])
    compared.push({ text, before: gainOf(old, grades), after: gainOf(fresh, grades) })
  }
  return {
    count: compared.length,
    before: meanOf(compared.map((one) => one.before)),
    after: meanOf(compared.map((one) => one.after)),
    changed: compared
      .filter((one) => Math.abs(one.after - one.before) > 1e-9)
      .sort((a, b) => a.after - a.before - (b.after - b.before)),
  }
}

/** nDCG of the first ten: the products there, weighed by their places, against the best that could. */
export function gainOf(productIds: readonly number[], grades: ReadonlyMap<number, number>): number {
  const best = discounted([...grades.values()].sort((a, b) => b - a))
  return best === 0 ? 1 : discounted(productIds.map((id) => grades.get(id) ?? 0)) / best
}

function discounted(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

async function askFor(search: ProductSearch, text: string): Promise<readonly number[]> {
  const { productIds } = await search.find({
    locale: 'fa',
    text,
    categoryId: null,
    brands: [],
    attributes: [],
    priceFromRial: null,
    priceToRial: null,
    onlyInStock: false,
    sort: 'relevant',
    limit: DEPTH,
    from: { offset: 0 },
  })
  return productIds
}
