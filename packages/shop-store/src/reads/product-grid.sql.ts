import type { GridFilter, GridSort, MissingPart, StockLevel } from '@rasteh/shop-core/product-grid'
import { LOW_STOCK } from './shop-day.ts'

/** Where the next page begins: the last row of this one, as its order sees it. */
export type GridPlace = { key: string | number; id: number }

type Order = { key: string; direction: 'asc' | 'desc'; type: 'int' | 'text' | 'numeric' }

/** Each order is one of an index, so that a page is read from where the last one ended. */
const ORDERS: Record<GridSort, Order> = {
  newest: { key: 'v.id', direction: 'desc', type: 'int' },
  title: { key: 'v.full_title', direction: 'asc', type: 'text' },
  sku: { key: 'v.sku', direction: 'asc', type: 'text' },
  cheapest: { key: 'pr.unit_price_rial', direction: 'asc', type: 'numeric' },
  dearest: { key: 'pr.unit_price_rial', direction: 'desc', type: 'numeric' },
}

const LOW = `(select coalesce((select low_stock from public.shop_settings order by id limit 1), ${LOW_STOCK}))`
const FREE = 'select from shop.stock_buckets b where b.variant_id = v.id and b.on_hand > b.reserved'
/** Sets that the planner can join, and no sum for each row. */
const LEVELS: Record<StockLevel, string> = {
  out: `not exists (${FREE})`,
  low: `v.id in (select b.variant_id from shop.stock_buckets b group by b.variant_id
    having sum(b.on_hand - b.reserved) between 1 and ${LOW})`,
  in: `exists (${FREE})`,
}

const MISSING: Record<MissingPart, string> = {
  picture: 'p.picture_id is null',
  text: `not exists (select from public.products_locales t where t._parent_id = p.id and t._locale = 'fa'
    and (btrim(coalesce(t.short_text, '')) <> '' or t.description is not null))`,
  price: 'not exists (select from public.prices x where x.variant_id = v.id)',
  // What is downloaded weighs nothing.
  weight: `v.weight_grams = 0 and p.product_type = '1'`,
}

/** The statement that lists the variants of a filter with what they are ordered by, from `after` on. */
export function chosenVariants(filter: GridFilter, after: GridPlace | null, limit: number) {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { key, direction } = ORDERS[filter.sort]
  const isByPrice = key.startsWith('pr.')
  const asked = [
    'v.deleted_at is null',
    'p.deleted_at is null',
    ...(filter.productId === null ? [] : [`v.product_id = ${given(filter.productId)}::int`]),
    ...(filter.categoryId === null ? [] : [inCategory(given(filter.categoryId))]),
    ...(filter.brand === null ? [] : [ofBrand(given(filter.brand))]),
    ...(filter.stock === null ? [] : [LEVELS[filter.stock]]),
    ...(filter.minRial === null ? [] : [`pr.unit_price_rial >= ${given(filter.minRial)}::numeric`]),
    ...(filter.maxRial === null ? [] : [`pr.unit_price_rial <= ${given(filter.maxRial)}::numeric`]),
    ...(filter.missing === null ? [] : [MISSING[filter.missing]]),
    ...filter.words.map((word) => `v.search_text like ${given(`%${escapeLike(word)}%`)}`),
    ...(after === null ? [] : [beyond(ORDERS[filter.sort], after, given)]),
  ]
  const text = `select v.id, ${key} as key from public.variants v
    join public.products p on p.id = v.product_id
    ${isByPrice ? '' : 'left '}join public.prices pr on pr.variant_id = v.id
    where ${asked.join(' and ')}
    order by ${key} ${direction}${key === 'v.id' ? '' : `, v.id ${direction}`} limit ${given(limit)}`
  return { text, values }
}

/** What comes after a row. Every value that is given is used, or PostgreSQL could not say of what type it is. */
function beyond(
  { key, direction, type }: Order,
  after: GridPlace,
  given: (value: unknown) => string,
): string {
  const sign = direction === 'asc' ? '>' : '<'
  if (key === 'v.id') return `v.id ${sign} ${given(after.id)}::int`
  return `(${key}, v.id) ${sign} (${given(after.key)}::${type}, ${given(after.id)}::int)`
}

const inCategory = (id: string) => `p.category_id in (with recursive tree as (
    select ${id}::int as id union select c.id from public.categories c join tree on c.parent_id = tree.id
  ) select id from tree)`

const ofBrand = (brand: string) =>
  `p.id in (select l._parent_id from public.products_locales l where l._locale = 'fa' and l.brand = ${brand}::text)`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Sales of 30 days as the stock ledger has them: what was sold, without what cancelled orders gave back. */
const SOLD = (variant: string) => `coalesce((select -sum(m.delta) from shop.stock_moves m
    where m.variant_id = ${variant} and m.made_at >= now() - interval '30 days'
      and m.reason in ('sale', 'order cancelled')), 0)::int`

const PICTURE = 'coalesce(m.sizes_card_filename, m.filename)'

export const GRID_ROWS = `
  select v.id as "variantId", p.id as "productId", ${PICTURE} as picture, coalesce(pl.title, '') as product,
    coalesce(vl.title, '') as variant, p._status = 'published' as "isPublished",
    coalesce(s.on_hand, 0)::int as "onHand", coalesce(s.held, 0)::int as held, ${SOLD('v.id')} as "sold30",
    v.sku, pr.unit_price_rial as "priceRial", pr.old_price_rial as "struckRial", v.step,
    v.min_order_count as "minOrderCount", v.max_order_count as "maxOrderCount", v.weight_grams as "weightGrams"
  from unnest($1::int[]) with ordinality as chosen (id, place)
  join public.variants v on v.id = chosen.id and v.deleted_at is null
  join public.products p on p.id = v.product_id
  left join public.products_locales pl on pl._parent_id = p.id and pl._locale = 'fa'
  left join public.variants_locales vl on vl._parent_id = v.id and vl._locale = 'fa'
  left join public.media m on m.id = p.picture_id
  left join public.prices pr on pr.variant_id = v.id
  left join lateral (
    select sum(b.on_hand) as on_hand, sum(b.reserved) as held from shop.stock_buckets b where b.variant_id = v.id
  ) s on true
  order by chosen.place`

export const PRODUCT_FIGURES = `
  select p.id as "productId", ${PICTURE} as picture, min(pr.unit_price_rial) as "fromRial",
    coalesce(sum(s.free), 0)::int as stock, coalesce(sum(${SOLD('v.id')}), 0)::int as "sold30"
  from public.products p
  left join public.media m on m.id = p.picture_id
  left join public.variants v on v.product_id = p.id and v.deleted_at is null
  left join public.prices pr on pr.variant_id = v.id
  left join lateral (
    select sum(b.on_hand - b.reserved) as free from shop.stock_buckets b where b.variant_id = v.id
  ) s on true
  where p.id = any($1::int[])
  group by p.id, ${PICTURE}`
