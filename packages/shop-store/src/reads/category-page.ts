import type { Database } from '../pool.ts'
import { type CategoryFilters, categoryStatement, SORTS } from './category-page.sql.ts'
import type { Locale } from './locale.ts'
import type { ProductCard } from './product-list.ts'

export type CategorySort = keyof typeof SORTS

export type CategoryQuery = {
  locale: Locale
  /** The category whose products, and those of all below it, are meant. */
  categoryId: number
  sort: CategorySort
  priceFromRial: number | null
  priceToRial: number | null
  /** Brands by their Persian name, which is the same in every language of the page; none means all. */
  brands: readonly string[]
  onlyInStock: boolean
  limit: number
  offset: number
}

/** A brand and how many products of it the other filters leave. */
export type BrandCount = { key: string; title: string; count: number }

export type CategoryPage = { products: ProductCard[]; total: number; brands: BrandCount[] }

/** A page of a category with the counts of its filters: one statement, which looks at this category's rows alone. */
export async function loadCategoryPage(database: Database, query: CategoryQuery): Promise<CategoryPage> {
  const { rows } = await database.query<CategoryPage>(toStatement(query))
  const [page] = rows
  if (!page) throw new Error('the category statement always answers one row')
  return page
}

/** Every statement by its name, for the test that looks at their plans. */
export const CATEGORY_STATEMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(SORTS) as CategorySort[]).flatMap((sort) =>
    [true, false].flatMap((hasPrice) =>
      [true, false].map((onlyInStock) => {
        const filters = { sort, hasPrice, onlyInStock }
        return [nameOf(filters), categoryStatement(filters)]
      }),
    ),
  ),
)

function nameOf({ sort, hasPrice, onlyInStock }: CategoryFilters): string {
  return `category-page-${sort}${hasPrice ? '-price' : ''}${onlyInStock ? '-stock' : ''}`
}

function toStatement(query: CategoryQuery) {
  const { sort, priceFromRial, priceToRial, brands, onlyInStock } = query
  const hasPrice = priceFromRial !== null || priceToRial !== null
  const filters = { sort, hasPrice, onlyInStock }
  return {
    name: nameOf(filters),
    text: categoryStatement(filters),
    values: [
      query.locale,
      query.limit,
      query.offset,
      query.categoryId,
      brands,
      ...(hasPrice ? [priceFromRial, priceToRial] : []),
    ],
  }
}
