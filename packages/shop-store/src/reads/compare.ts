import type { Database } from '../platform/pool.ts'
import { CARD_COLUMNS, CARD_TEXTS, IS_LISTED, SOLD_ROWS } from './card.sql.ts'
import type { Locale } from './locale.ts'
import type { ProductCard } from './product-list.ts'

/** A product as the compare page shows it. */
export type ComparedProduct = ProductCard & {
  groupTitle: string | null
  attributes: { name: string; value: string }[]
}

/** The asked products with their attributes, in no particular order; those that are not for sale are left out. */
export async function loadComparedProducts(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<ComparedProduct[]> {
  const { rows } = await database.query<ComparedProduct>({
    name: 'compared-products',
    text: COMPARED,
    values: [locale, ids],
  })
  return rows
}

const COMPARED = `
  select ${CARD_COLUMNS}, coalesce(gown.title, gfa.title) as "groupTitle",
    coalesce((
      select json_agg(json_build_object('name', al.name, 'value', al.value) order by a._order)
      from public.products_attributes a
      join public.products_attributes_locales al on al._parent_id = a.id and al._locale = $1::public._locales
      where a._parent_id = p.id), '[]') as attributes
  from ${SOLD_ROWS}
  ${CARD_TEXTS}
  left join public.product_groups_locales gfa on gfa._parent_id = p.group_id and gfa._locale = 'fa'
  left join public.product_groups_locales gown on gown._parent_id = p.group_id and gown._locale = $1::public._locales
  where ${IS_LISTED} and p.id = any($2::int[])`
