import { PACE_DAYS } from '@rasteh/shop-core/reports'
import type { Database } from '../../platform/pool.ts'
import { joinedTitle } from '../title.sql.ts'

export type StockValue = {
  /** Variants that have units. */
  variants: number
  units: number
  /** At the price that the shop sells them for today; those without a price count nothing. */
  valueRial: number
  /** Units sold in the last days by which the pace is known. */
  soldUnits: number
}

/** What lies on the shelves, at today's selling prices, and how much of it goes in a month. */
export async function loadStockValue(database: Database): Promise<StockValue> {
  const { rows } = await database.query<StockValue>({
    name: 'report-stock-value',
    text: `with stock as (
        select variant_id, sum(on_hand) as units from shop.stock_buckets group by variant_id having sum(on_hand) > 0
      )
      select count(*)::int as variants, coalesce(sum(s.units), 0)::bigint as units,
        coalesce(sum(s.units * p.unit_price_rial), 0)::bigint as "valueRial",
        (select coalesce(sum(g.units), 0)::bigint from shop.report_goods g
          where g.day >= (now() at time zone 'Asia/Tehran')::date - $1::int) as "soldUnits"
      from stock s left join public.prices p on p.variant_id = s.variant_id`,
    values: [PACE_DAYS],
  })
  return rows[0] ?? { variants: 0, units: 0, valueRial: 0, soldUnits: 0 }
}

export type DeadStock = {
  variantId: number
  productId: number
  title: string | null
  sku: string
  units: number
  valueRial: number
  /** The last day on which it was sold, if ever. */
  lastSold: string | null
}

/** What lies on the shelves and was not sold for so many days, what is worth most first. */
export async function loadDeadStock(database: Database, days: number, limit: number): Promise<DeadStock[]> {
  const { rows } = await database.query<DeadStock>({
    name: 'report-dead-stock',
    text: `with edge as (
        select (now() at time zone 'Asia/Tehran')::date - $1::int as day, (now() at time zone 'Asia/Tehran')::date as today
      ), sold as materialized (
        select g.variant_id from shop.report_goods g, edge where g.day > edge.day and g.units > 0
        union
        select g.variant_id from edge cross join lateral shop.goods_of_days(edge.today, edge.today) g where g.units > 0
      ), stock as (
        select s.variant_id, sum(s.on_hand) as units from shop.stock_buckets s
        where not exists (select from sold where sold.variant_id = s.variant_id)
        group by s.variant_id having sum(s.on_hand) > 0
      ), shown as (
        select s.variant_id, s.units, coalesce(s.units * p.unit_price_rial, 0) as value
        from stock s join public.variants v on v.id = s.variant_id and v.deleted_at is null
        left join public.prices p on p.variant_id = s.variant_id
        order by value desc, s.variant_id limit $2
      )
      select v.id as "variantId", v.product_id as "productId", ${joinedTitle('pl.title', 'vl.title')} as title, v.sku,
        shown.units, shown.value::bigint as "valueRial",
        (select to_char(max(g.day), 'YYYY-MM-DD') from shop.report_goods g where g.variant_id = v.id and g.units > 0) as "lastSold"
      from shown join public.variants v on v.id = shown.variant_id
      left join public.products_locales pl on pl._parent_id = v.product_id and pl._locale = 'fa'
      left join public.variants_locales vl on vl._parent_id = v.id and vl._locale = 'fa'
      order by shown.value desc, v.id`,
    values: [days, limit],
  })
  return rows
}

export type StockCover = {
  variantId: number
  title: string | null
  sku: string
  units: number
  soldUnits: number
}

/** What sells best at today's pace, with the units that are left of it: what runs out first is first. */
export async function loadStockCover(database: Database, limit: number): Promise<StockCover[]> {
  const { rows } = await database.query<StockCover>({
    name: 'report-stock-cover',
    text: `with sold as (
        select g.variant_id, sum(g.units) as units from shop.report_goods g
        where g.day >= (now() at time zone 'Asia/Tehran')::date - $1::int group by g.variant_id
        order by units desc, g.variant_id limit $2
      ), stock as (
        select sold.variant_id, sold.units as sold, coalesce(sum(b.on_hand - b.reserved), 0) as units
        from sold left join shop.stock_buckets b on b.variant_id = sold.variant_id
        where sold.units > 0 group by sold.variant_id, sold.units
      )
      select v.id as "variantId", ${joinedTitle('pl.title', 'vl.title')} as title, v.sku, stock.units::bigint as units,
        stock.sold::bigint as "soldUnits"
      from stock join public.variants v on v.id = stock.variant_id and v.deleted_at is null
      left join public.products_locales pl on pl._parent_id = v.product_id and pl._locale = 'fa'
      left join public.variants_locales vl on vl._parent_id = v.id and vl._locale = 'fa'
      order by stock.units::numeric / stock.sold, v.id`,
    values: [PACE_DAYS, limit],
  })
  return rows
}
