import type { Database } from '../platform/pool.ts'
import { IS_LISTED, IS_RUNNING, PRICE_BEFORE, PRICE_NOW, STOCK } from './card.sql.ts'

/** One sellable variant as a price comparison wants to know it. */
export type FeedItem = {
  variantId: number
  productId: number
  slug: string
  isDefault: boolean
  title: string
  variantTitle: string | null
  categoryTitle: string | null
  shortText: string | null
  unitPriceRial: number | null
  oldPriceRial: number | null
  stock: number
  pictures: string[]
  attributes: { name: string; value: string }[]
  addedAt: Date
  updatedAt: Date
}

export type FeedQuery =
  | { kind: 'variants'; ids: readonly number[] }
  | { kind: 'products'; ids: readonly number[] }
  | { kind: 'page'; page: number; sort: 'added' | 'updated' }
  | { kind: 'after'; cursor: number | null }

/** Items on a page of the feed, by its contract. */
export const FEED_PAGE = 100

const ROWS = `public.variants v
  join public.products p on p.id = v.product_id and ${IS_LISTED}
  where v.deleted_at is null`

/** When something of it changed that a comparison shows. */
const UPDATED = `greatest(v.updated_at, p.updated_at, (select c.updated_at from public.prices c where c.variant_id = v.id))`

/**
 * What may stand among the first so many by the time of change: the last changed variants, products and prices, each
 * walked by its own index. Rows that changed at one moment are taken together, so that none is missed between pages.
 */
const FIRST = `order by %.updated_at desc fetch first ($1::int + ${FEED_PAGE}) rows with ties`
const CHANGED = `
  select w.id from (select v.id from ${ROWS} ${FIRST.replace('%', 'v')}) w
  union
  select v.id from (
    select p.id from public.products p where ${IS_LISTED}
      and exists (select from public.variants v where v.product_id = p.id and v.deleted_at is null offset 0) ${FIRST.replace('%', 'p')}
  ) w cross join lateral (select v.id from public.variants v where v.product_id = w.id offset 0) v
  union
  select w.variant_id from (
    select c.variant_id from public.prices c join public.variants v on v.id = c.variant_id and v.deleted_at is null
    join public.products p on p.id = v.product_id and ${IS_LISTED} ${FIRST.replace('%', 'c')}
  ) w`

/** Chooses the ids first, so that what a page shows is looked up for a hundred rows and no more. */
const CHOSEN = {
  variants: `select v.id, row_number() over (order by v.id desc) as place from ${ROWS} and v.id = any($1::int[])`,
  products: `select v.id, row_number() over (order by v.id desc) as place from ${ROWS} and v.product_id = any($1::int[])`,
  added: `select v.id, row_number() over (order by v.created_at desc, v.id desc) as place from ${ROWS}
    order by v.created_at desc, v.id desc limit ${FEED_PAGE} offset $1`,
  updated: `select v.id, row_number() over (order by ${UPDATED} desc, v.id desc) as place from ${ROWS}
    and v.id = any(array(${CHANGED}))
    order by ${UPDATED} desc, v.id desc limit ${FEED_PAGE} offset $1`,
  after: `select v.id, row_number() over (order by v.id desc) as place from ${ROWS}
    and ($1::int is null or v.id < $1) order by v.id desc limit ${FEED_PAGE}`,
} as const

const PICTURES = `array(
  select shown.filename from (
    select m.filename, 0 as place where m.filename is not null
    union all
    select x.filename, r."order" from public.products_rels r join public.media x on x.id = r.media_id
    where r.parent_id = p.id and r.path = 'pictures' and x.filename is not null and x.id is distinct from p.picture_id
  ) shown order by shown.place)`

const ATTRIBUTES = `coalesce((
  select json_agg(json_build_object('name', al.name, 'value', al.value) order by a._order)
  from public.products_attributes a
  join public.products_attributes_locales al on al._parent_id = a.id and al._locale = 'fa'
  where a._parent_id = p.id), '[]')`

const shown = (chosen: string) => `
  with chosen as materialized (${chosen})
  select v.id as "variantId", p.id as "productId", p.slug, v.is_default as "isDefault", t.title,
    nullif(vt.title, '') as "variantTitle", ct.title as "categoryTitle", t.short_text as "shortText",
    ${PRICE_NOW} as "unitPriceRial", ${PRICE_BEFORE} as "oldPriceRial", ${STOCK} as stock,
    ${PICTURES} as pictures, ${ATTRIBUTES} as attributes, v.created_at as "addedAt", ${UPDATED} as "updatedAt"
  from chosen join public.variants v on v.id = chosen.id
  join public.products p on p.id = v.product_id
  join public.products_locales t on t._parent_id = p.id and t._locale = 'fa'
  left join public.variants_locales vt on vt._parent_id = v.id and vt._locale = 'fa'
  left join public.categories_locales ct on ct._parent_id = p.category_id and ct._locale = 'fa'
  left join public.prices pr on pr.variant_id = v.id
  left join public.offers o on o.variant_id = v.id and ${IS_RUNNING}
  left join public.media m on m.id = p.picture_id
  order by chosen.place`

/** The items that were asked for, in the order that was asked for: one statement. */
export async function loadFeed(database: Database, query: FeedQuery): Promise<FeedItem[]> {
  const shape = query.kind === 'page' ? query.sort : query.kind
  const { rows } = await database.query<FeedItem>({
    // The plan depends on how far down the page is, so it is made on each call.
    ...(shape === 'updated' ? {} : { name: `feed-${shape}` }),
    text: shown(CHOSEN[shape]),
    values: [toValue(query)],
  })
  return rows
}

function toValue(query: FeedQuery): unknown {
  if (query.kind === 'page') return (query.page - 1) * FEED_PAGE
  return query.kind === 'after' ? query.cursor : query.ids
}

/** How many items there are in all. */
export async function countFeed(database: Database): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: 'feed-count',
    text: `select count(*)::int as count from ${ROWS}`,
  })
  return rows[0]?.count ?? 0
}
