import { GRID_COUNT_SHOWN, type GridFilter } from '@rasteh/shop-core/product-grid'
import type { Database } from '../platform/pool.ts'
import { chosenVariants, GRID_ROWS, type GridPlace, PRODUCT_FIGURES } from './product-grid.sql.ts'

export type { GridPlace }

/** A variant as a row of the grid. */
export type GridRow = {
  variantId: number
  productId: number
  picture: string | null
  product: string
  variant: string
  isPublished: boolean
  onHand: number
  held: number
  sold30: number
  sku: string
  priceRial: number | null
  struckRial: number | null
  step: number
  minOrderCount: number
  maxOrderCount: number
  weightGrams: number
}

export type GridPage = { rows: GridRow[]; next: GridPlace | null }

/** Rows of one page; what is edited stays while further pages come. */
export const GRID_PAGE_ROWS = 200

/** One page of the variants that a filter lists. Two statements: which they are, and what they hold. */
export async function loadGridPage(
  database: Database,
  filter: GridFilter,
  after: GridPlace | null,
): Promise<GridPage> {
  const asked = chosenVariants(filter, after, GRID_PAGE_ROWS + 1)
  const { rows: chosen } = await database.query<{ id: number; key: string | number }>({
    text: asked.text,
    values: asked.values,
  })
  const shown = chosen.slice(0, GRID_PAGE_ROWS)
  const last = shown.at(-1)
  const rows = await loadGridRows(
    database,
    shown.map(({ id }) => id),
  )
  return { rows, next: chosen.length > shown.length && last ? { key: last.key, id: last.id } : null }
}

/** How many variants a filter lists, up to GRID_COUNT_SHOWN and one more. */
export async function countGridRows(database: Database, filter: GridFilter): Promise<number> {
  const asked = chosenVariants(filter, null, GRID_COUNT_SHOWN + 1)
  const { rows } = await database.query<{ count: number }>({
    text: `select count(*)::int as count from (${asked.text}) chosen`,
    values: asked.values,
  })
  return rows[0]?.count ?? 0
}

/** The rows of these variants, in the order given. */
export async function loadGridRows(database: Database, variantIds: readonly number[]): Promise<GridRow[]> {
  if (variantIds.length === 0) return []
  const { rows } = await database.query<GridRow>({
    name: 'product-grid-rows',
    text: GRID_ROWS,
    values: [variantIds],
  })
  return rows
}

export type ProductFigures = {
  picture: string | null
  fromRial: number | null
  stock: number
  sold30: number
}

/** What the list of products shows of each: one statement for a page of them. */
export async function loadProductFigures(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, ProductFigures>> {
  const { rows } = await database.query<ProductFigures & { productId: number }>({
    name: 'product-figures',
    text: PRODUCT_FIGURES,
    values: [productIds],
  })
  return new Map(rows.map(({ productId, ...figures }) => [productId, figures]))
}
