import type { Database } from '../platform/pool.ts'
import { CARD_COLUMNS, CARD_TEXTS, IS_LISTED, SOLD_ROWS } from './card.sql.ts'
import type { Locale } from './locale.ts'
import type { ProductCard } from './product-list.ts'

/** A card with what a list of suggestions says beside it. */
export type FoundCard = ProductCard & { categoryTitle: string | null; shortText: string }

/**
 * The cards of these products in this order, as they are at this moment: one statement. What is no longer for sale is
 * left out, so the list may be shorter than the ids.
 */
export async function loadProductCards(
  database: Database,
  productIds: readonly number[],
  locale: Locale,
): Promise<FoundCard[]> {
  if (productIds.length === 0) return []
  const { rows } = await database.query<FoundCard>({
    name: 'product-cards',
    text: CARDS,
    values: [locale, productIds],
  })
  return rows
}

const CARDS = `
  select ${CARD_COLUMNS}, coalesce(own.short_text, fa.short_text, '') as "shortText",
    (select t.title from public.categories_locales t
      where t._parent_id = p.category_id and t._locale in ('fa', $1::public._locales)
      order by t._locale = $1::public._locales desc limit 1) as "categoryTitle"
  from ${SOLD_ROWS}
  ${CARD_TEXTS}
  where ${IS_LISTED} and p.id = any ($2::int[])
  order by array_position($2::int[], p.id)`
