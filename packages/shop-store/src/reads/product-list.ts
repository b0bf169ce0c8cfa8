import type { Database } from '../pool.ts'
import type { Locale } from './locale.ts'

export type ProductCard = {
  id: number
  slug: string
  title: string
  picture: string | null
  variantId: number
  productType: number
  unitTitle: string
  step: number
  min: number
  max: number
  stock: number
  unitPriceRial: number | null
  oldPriceRial: number | null
}

type ListQuery = { locale: Locale; categoryId?: number; limit: number; offset?: number }

/** The most popular products, of one category or of all, each by its default variant: one statement. */
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

const list = (condition: string) => `
  select p.id, p.slug, coalesce(own.title, fa.title) as title, coalesce(m.sizes_card_filename, m.filename) as picture,
    v.id as "variantId", p.product_type::text::int as "productType",
    coalesce(own.unit_title, fa.unit_title) as "unitTitle",
    v.step::int, v.min_order_count::int as min, v.max_order_count::int as max,
    coalesce((select sum(s.on_hand - s.reserved) from shop.stock_buckets s where s.variant_id = v.id), 0)::int as stock,
    pr.unit_price_rial as "unitPriceRial", pr.old_price_rial as "oldPriceRial"
  from public.products p
  join public.products_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
  left join public.products_locales own on own._parent_id = p.id and own._locale = $1::public._locales
  join public.variants v on v.product_id = p.id and v.is_default and v.deleted_at is null
  left join public.prices pr on pr.variant_id = v.id
  left join public.media m on m.id = p.picture_id
  where p.deleted_at is null ${condition}
  order by p.popularity desc, p.id desc
  limit $2 offset $3`

const ALL = list('')
const OF_CATEGORY = list('and p.category_id = $4')
