import type { Database } from '../platform/pool.ts'
import { loadNextPriceChanges } from './price-changes.ts'
import { joinedTitle } from './title.sql.ts'

/** Sellable units at or under which a variant is said to run low, until the settings say otherwise. */
export const LOW_STOCK = 5
/** Days before its end in which an offer is said to end soon. */
export const ENDING_DAYS = 3

export type VariantLine = { variantId: number; productId: number; sku: string; title: string }
export type LowStock = { count: number; rows: (VariantLine & { sellable: number })[] }
export type EndingOffers = { count: number; rows: (VariantLine & { offerId: number; endsAt: Date })[] }
export type Waiting = { comments: number; feedback: number }
export type RecentEdit = { kind: 'products' | 'pages' | 'news'; id: number; title: string; editedAt: Date }

/** How many of each kind the start page names. */
const SHOWN = 5

export type ShopDay = Awaited<ReturnType<typeof loadShopDay>>

/** What the shop's day asks for. What only managers may see is not even read for others. */
export async function loadShopDay(database: Database, mayTrade: boolean) {
  const none = { count: 0, rows: [] }
  const [waiting, recent, lowStock, ending, scheduled] = await Promise.all([
    loadWaiting(database),
    loadRecentEdits(database, SHOWN),
    mayTrade ? loadLowStock(database, SHOWN) : none,
    mayTrade ? loadEndingOffers(database, SHOWN) : none,
    mayTrade ? loadNextPriceChanges(database, SHOWN) : none,
  ])
  return { waiting, recent, lowStock, ending, scheduled }
}

const NAMED = `v.id as "variantId", v.product_id as "productId", v.sku,
  ${joinedTitle('pl.title', 'vl.title')} as title`
const NAMES = `left join public.products_locales pl on pl._parent_id = v.product_id and pl._locale = 'fa'
  left join public.variants_locales vl on vl._parent_id = v.id and vl._locale = 'fa'`

/** The variants that run low, the scarcest first, and how many there are in all. */
export async function loadLowStock(database: Database, limit: number, offset = 0): Promise<LowStock> {
  const { rows } = await database.query<LowStock['rows'][number] & { count: number }>({
    name: 'low-stock',
    text: `with mark as (
        select coalesce((select low_stock from public.shop_settings order by id limit 1), $2) as units
      ), low as (
        select s.variant_id, sum(s.on_hand - s.reserved) as sellable
        from shop.stock_buckets s group by s.variant_id
        having sum(s.on_hand - s.reserved) <= (select units from mark)
      ), shown as (
        select low.*, count(*) over () as count from low
        join public.variants v on v.id = low.variant_id and v.deleted_at is null
        order by low.sellable, low.variant_id limit $1 offset $3
      )
      select ${NAMED}, shown.sellable, shown.count
      from shown join public.variants v on v.id = shown.variant_id ${NAMES}
      order by shown.sellable, v.id`,
    values: [limit, LOW_STOCK, offset],
  })
  return { count: rows[0]?.count ?? 0, rows }
}

/** The offers that end within the next days, the next one first, and how many there are in all. */
export async function loadEndingOffers(database: Database, limit: number): Promise<EndingOffers> {
  const { rows } = await database.query<EndingOffers['rows'][number] & { count: number }>({
    name: 'ending-offers',
    text: `with shown as (
        select id, variant_id, ends_at, count(*) over () as count from public.offers
        where ends_at > now() and ends_at <= now() + make_interval(days => $2)
        order by ends_at, id limit $1
      )
      select ${NAMED}, shown.id as "offerId", shown.ends_at as "endsAt", shown.count
      from shown join public.variants v on v.id = shown.variant_id ${NAMES}
      order by shown.ends_at, shown.id`,
    values: [limit, ENDING_DAYS],
  })
  return { count: rows[0]?.count ?? 0, rows }
}

/** What visitors wrote and staff have not answered yet. */
export async function loadWaiting(database: Database): Promise<Waiting> {
  const { rows } = await database.query<Waiting>({
    name: 'waiting',
    text: `select (select count(*) from public.comments where status = 'pending') as comments,
      (select count(*) from public.feedback where status = 'new' and deleted_at is null) as feedback`,
  })
  return rows[0] ?? { comments: 0, feedback: 0 }
}

const latest = (kind: RecentEdit['kind']) => `(select '${kind}' as kind, id, updated_at from public.${kind}
    where deleted_at is null order by updated_at desc limit $1)`

/** What staff saved last. */
export async function loadRecentEdits(database: Database, limit: number): Promise<RecentEdit[]> {
  const { rows } = await database.query<RecentEdit>({
    name: 'recent-edits',
    text: `with shown as (
        select * from (${latest('products')} union all ${latest('pages')} union all ${latest('news')}) latest
        order by updated_at desc limit $1
      )
      select s.kind, s.id, coalesce(p.title, g.title, n.title, '') as title, s.updated_at as "editedAt"
      from shown s
      left join public.products_locales p on s.kind = 'products' and p._parent_id = s.id and p._locale = 'fa'
      left join public.pages_locales g on s.kind = 'pages' and g._parent_id = s.id and g._locale = 'fa'
      left join public.news_locales n on s.kind = 'news' and n._parent_id = s.id and n._locale = 'fa'
      order by s.updated_at desc`,
    values: [limit],
  })
  return rows
}
