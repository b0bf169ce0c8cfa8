import {
  CARD_COLUMNS,
  CARD_TEXTS,
  IS_LISTED,
  IS_RUNNING,
  PRICE_BEFORE,
  PRICE_NOW,
  SOLD_ROWS,
  STOCK,
} from './card.sql.ts'

const NOW = 'coalesce(o.price, pr.unit_price_rial)'
const BEFORE = 'coalesce(o.before, pr.old_price_rial)'

/** Each order with what it goes by; what came later to the shop comes first among equals. */
export const SORTS = {
  popular: { key: 'p.popularity', direction: 'desc', isWalked: true },
  newest: { key: 'p.created_at', direction: 'desc', isWalked: true },
  cheapest: { key: NOW, direction: 'asc nulls last', isWalked: false },
  dearest: { key: NOW, direction: 'desc nulls last', isWalked: false },
  discount: { key: `coalesce(1 - ${NOW} / nullif(${BEFORE}, 0), 0)`, direction: 'desc', isWalked: false },
} as const

export type CategoryFilters = { sort: keyof typeof SORTS; hasPrice: boolean; onlyInStock: boolean }

/** $1 language, $2 limit, $3 offset, $4 category, $5 brands, $6 and $7 lowest and highest price. */
export function categoryStatement(filters: CategoryFilters): string {
  const { key, direction, isWalked } = SORTS[filters.sort]
  const rows = lookups(filters)
  const first = `order by key ${direction}, id desc limit`
  return `
with recursive tree as (
  select c.id from public.categories c where c.id = $4 and c.deleted_at is null
  union all
  select c.id from tree join public.categories c on c.parent_id = tree.id and c.deleted_at is null
), found as materialized (
  select row.* from tree cross join lateral (select p.id, fa.brand, ${isWalked ? 'null' : key} as key ${rows} offset 0) row
), brand as materialized (
  select brand, count(*)::int as count, max(id) as sample from found group by brand
), shown as materialized (
  ${isWalked ? walk(filters, rows) : `select id, key from found where ${isWanted('brand')}`} ${first} $2 offset $3
)
select
  coalesce((select json_agg(card) from (
    select card.* from shown cross join lateral (
      select ${CARD_COLUMNS} from ${SOLD_ROWS} ${CARD_TEXTS} where p.id = shown.id limit 1) card
    order by shown.key ${direction}, shown.id desc) card), '[]') as products,
  coalesce((select sum(count) from brand where ${isWanted('brand')}), 0)::int as total,
  coalesce((select json_agg(json_build_object('key', b.brand, 'count', b.count, 'title', coalesce(
      (select l.brand from public.products_locales l where l._parent_id = b.sample and l._locale = $1::public._locales),
      b.brand)) order by b.count desc, b.brand)
    from brand b where b.brand <> ''), '[]') as brands`
}

/** Of each category, by the index that has its products in this order, as many as the page can need. */
function walk({ sort }: CategoryFilters, rows: string): string {
  const { key, direction } = SORTS[sort]
  return `select row.id, row.key from tree cross join lateral (
    select p.id, ${key} as key ${rows} and ${isWanted('fa.brand')}
    order by ${key} ${direction}, p.id desc limit $2::int + $3::int) row`
}

const isWanted = (brand: string) => `(cardinality($5::text[]) = 0 or ${brand} = any($5))`

/**
 * The products of one category of the tree. One row of each is looked up at a time (`limit 1`): a join that reads whole
 * tables would make a small category as slow as the whole shop.
 */
function lookups({ sort, hasPrice, onlyInStock }: CategoryFilters): string {
  const price = `
    left join lateral (select x.unit_price_rial, x.old_price_rial from public.prices x where x.variant_id = v.id limit 1) pr on true
    left join lateral (select ${PRICE_NOW} as price, ${PRICE_BEFORE} as before from public.offers o
      where o.variant_id = v.id and ${IS_RUNNING} limit 1) o on true`
  const conditions = [
    'p.category_id = tree.id',
    IS_LISTED,
    ...(hasPrice ? [`${NOW} >= coalesce($6::numeric, 0)`, `($7::numeric is null or ${NOW} <= $7)`] : []),
    ...(onlyInStock ? [`${STOCK} >= greatest(v.min_order_count, 1)`] : []),
  ]
  return `from public.products p
    join lateral (select x.id, x.min_order_count from public.variants x
      where x.product_id = p.id and x.is_default and x.deleted_at is null limit 1) v on true
    join lateral (select x.brand from public.products_locales x where x._parent_id = p.id and x._locale = 'fa' limit 1) fa on true
    ${hasPrice || !SORTS[sort].isWalked ? price : ''}
    where ${conditions.join(' and ')}`
}
