import type { Database } from '../platform/pool.ts'
import { CARD_COLUMNS, CARD_TEXTS, firstSold } from './card.sql.ts'
import type { Locale } from './locale.ts'

export type ProductCard = {
  id: number
  slug: string
  title: string
  picture: string | null
  variantId: number
  productType: number
  /** Products of one group can be compared; null for one that belongs to none. */
  groupId: number | null
  unitTitle: string
  step: number
  min: number
  max: number
  stock: number
  /** What one piece costs now, the running offer taken off. */
  unitPriceRial: number | null
  oldPriceRial: number | null
  isOffer: boolean
  /** What the basket adds to the price. */
  taxPercent: number
  /** How many ratings of one star, of two, …; null without any comment. */
  stars: number[] | null
}

type ListQuery = { locale: Locale; categoryId?: number; limit: number; offset?: number }

/** The most popular products, of one category or of all, each by the variant that can be bought: one statement. */
export async function loadProductList(database: Database, query: ListQuery): Promise<ProductCard[]> {
  const { rows } = await database.query<ProductCard>({
    name: query.categoryId === undefined ? 'product-list' : 'product-list-of-category',
    text: query.categoryId === undefined ? ALL : OF_CATEGORY,
    values: [
      query.locale,
      query.limit,
      query.offset ?? 0,
      ...(query.categoryId === undefined ? [] : [query.categoryId]),
    ],
  })
  return rows
}

const ORDER = 'p.popularity desc, p.id desc'

const list = (condition: string) => `
  select ${CARD_COLUMNS}
  from ${firstSold({ condition, order: ORDER, limit: 'limit $2 offset $3' })}
  ${CARD_TEXTS}
  order by ${ORDER}`

const ALL = list('')
const OF_CATEGORY = list('and p.category_id = $4')
