import type { PriceChoice, PriceRule } from '@rasteh/shop-core/bulk-pricing'
import type { Database } from '../platform/pool.ts'
import { joinedTitle } from './title.sql.ts'

export type PriceChangeState = 'scheduled' | 'applied' | 'undone' | 'cancelled'
export type PriceRowOutcome = 'waiting' | 'applied' | 'left' | 'undone' | 'kept'

export type PriceChangeSummary = {
  id: string
  number: number
  state: PriceChangeState
  chosenBy: PriceChoice['kind']
  /** The category's name, where one was chosen and still is there; else the brand's. */
  chosenName: string | null
  /** How many codes a pasted list had. */
  codes: number | null
  rule: PriceRule
  madeBy: string | null
  madeAt: Date
  startsAt: Date
  rows: number
  /** Rows that were left alone because their price had moved: at the change, or at its undo. */
  left: number
  kept: number
}

/** The latest changes; those that wait for their time come first, the next one at the top. */
export async function loadPriceChanges(database: Database, limit: number): Promise<PriceChangeSummary[]> {
  const { rows } = await database.query<PriceChangeSummary>({
    name: 'price-changes',
    text: `with shown as (
        (select * from shop.price_changes where state = 'scheduled' order by starts_at limit $1)
        union all
        (select * from shop.price_changes where state <> 'scheduled' order by number desc limit $1)
      ) ${SUMMARY}
      order by c.state <> 'scheduled', case when c.state = 'scheduled' then c.starts_at end, c.number desc limit $1`,
    values: [limit],
  })
  return rows
}

/** The changes that wait for their time, the next one first. */
export async function loadScheduledPriceChanges(
  database: Database,
  limit: number,
): Promise<PriceChangeSummary[]> {
  const { rows } = await database.query<PriceChangeSummary>({
    name: 'scheduled-price-changes',
    text: `with shown as (
        select * from shop.price_changes where state = 'scheduled' order by starts_at limit $1
      ) ${SUMMARY} order by c.starts_at, c.number`,
    values: [limit],
  })
  return rows
}

type NextPriceChanges = { count: number; rows: PriceChangeSummary[] }

/** The next few of them, and how many wait in all: for the dashboard's start page. */
export async function loadNextPriceChanges(database: Database, limit: number): Promise<NextPriceChanges> {
  const { rows } = await database.query<PriceChangeSummary & { count: number }>({
    name: 'next-price-changes',
    text: `select n.*, (select count(*) from shop.price_changes where state = 'scheduled')::int as count
      from (
        with shown as (select * from shop.price_changes where state = 'scheduled' order by starts_at limit $1) ${SUMMARY}
      ) n order by n."startsAt", n.number`,
    values: [limit],
  })
  return { count: rows[0]?.count ?? 0, rows }
}

export async function loadPriceChange(database: Database, id: string): Promise<PriceChangeSummary | null> {
  const { rows } = await database.query<PriceChangeSummary>({
    name: 'price-change',
    text: `with shown as (select * from shop.price_changes where id = $1) ${SUMMARY}`,
    values: [id],
  })
  return rows[0] ?? null
}

export type LeftPriceRow = {
  sku: string
  title: string
  outcome: 'left' | 'kept'
  /** What the change expected to find, and what it found instead is the price of now. */
  expectedRial: number
  nowRial: number | null
}

/** The rows of a change that were left alone, with the price that they have now. */
export async function loadLeftPriceRows(
  database: Database,
  id: string,
  limit: number,
): Promise<LeftPriceRow[]> {
  const { rows } = await database.query<LeftPriceRow>({
    name: 'left-price-rows',
    text: `select v.sku, ${joinedTitle('pl.title', 'vl.title')} as title, r.outcome,
        case r.outcome when 'left' then r.old_unit_rial else r.new_unit_rial end as "expectedRial",
        pr.unit_price_rial as "nowRial"
      from shop.price_change_rows r join public.variants v on v.id = r.variant_id
      left join public.products_locales pl on pl._parent_id = v.product_id and pl._locale = 'fa'
      left join public.variants_locales vl on vl._parent_id = v.id and vl._locale = 'fa'
      left join public.prices pr on pr.variant_id = v.id
      where r.change_id = $1 and r.outcome in ('left', 'kept') order by r.variant_id limit $2`,
    values: [id, limit],
  })
  return rows
}

const SUMMARY = `
  select c.id, c.number, c.state, c.chosen ->> 'kind' as "chosenBy", c.rule, s.name as "madeBy", c.made_at as "madeAt",
    c.starts_at as "startsAt", coalesce(cl.title, c.chosen ->> 'brand') as "chosenName",
    jsonb_array_length(c.chosen -> 'codes') as codes, r.rows, r."left", r.kept
  from shown c
  left join public.staff s on s.id = c.made_by
  left join public.categories_locales cl on cl._locale = 'fa'
    and cl._parent_id = case when c.chosen ->> 'kind' = 'category' then (c.chosen ->> 'categoryId')::int end
  cross join lateral (
    select count(*) as rows, count(*) filter (where outcome = 'left') as "left",
      count(*) filter (where outcome = 'kept') as kept
    from shop.price_change_rows where change_id = c.id
  ) r`
