import type { DayRange, DaySums, OrderPart, SalesSums } from '@rasteh/shop-core/reports'
import type { Database } from '../../platform/pool.ts'
import { COMPARED, LIVE_DAYS, SHOWN } from './live-days.sql.ts'

export type ReportRow = {
  key: string
  /** What people call it; null where the key says it itself, or it has no name any more. */
  title: string | null
  sums: SalesSums
  /** What the key came to in the range that is compared with: the payable price of orders, or of goods. */
  beforeRial: number
}

const MEASURES = {
  orders: 'orders',
  units: 'units',
  goods_rial: 'goodsRial',
  discount_rial: 'discountRial',
  code_discount_rial: 'codeDiscountRial',
  tax_rial: 'taxRial',
  delivery_rial: 'deliveryRial',
  payable_rial: 'payableRial',
  refunds: 'refunds',
  refund_rial: 'refundRial',
  returns: 'returns',
  returned_units: 'returnedUnits',
} as const
const COLUMNS = Object.keys(MEASURES).join(', ')
const named = (column: (name: string) => string) =>
  Object.entries(MEASURES)
    .map(([name, measure]) => `${column(name)} as "${measure}"`)
    .join(', ')

/** The rows of one part: counted sums, and live days from their orders. */
const rowsOf = (part: string) => `${LIVE_DAYS}, rows as (
    select p.day, p.key, ${COLUMNS} from shop.report_parts p
    where p.part = '${part}' and (p.${SHOWN} or p.${COMPARED}) and not exists (select from live l where l.day = p.day)
    union all
    select s.day, s.key, ${COLUMNS} from live l cross join lateral shop.sales_of_days(l.day, l.day) s where s.part = '${part}'
  )`

/** The sums of each day of two ranges on which something happened, in their order: one statement for both. */
export async function loadDaySums(
  database: Database,
  range: DayRange,
  compared: DayRange = range,
): Promise<DaySums[]> {
  const { rows } = await database.query<DaySums>({
    name: 'report-days',
    text: `with ${rowsOf('all')}
      select to_char(day, 'YYYY-MM-DD') as day, ${named((column) => column)} from rows order by rows.day`,
    values: [range.from, range.to, compared.from, compared.to],
  })
  return rows
}

/** How many rows of a report are shown; a file has all of them, up to FILE_ROWS. */
export const REPORT_ROWS = 100
export const FILE_ROWS = 10_000

type Source = { part: string; key: string; title: string }

const CODE = 'public.special_codes c where c.id = nullif(b.key, $$$$)::int'
const SOURCES: Record<OrderPart, Source> = {
  hour: { part: 'hour', key: 'b.key', title: 'null::text' },
  city: { part: 'city', key: 'b.key', title: 'null::text' },
  province: { part: 'city', key: "split_part(b.key, '/', 1)", title: 'null::text' },
  code: { part: 'code', key: 'b.key', title: `(select c.code from ${CODE})` },
  marketer: {
    part: 'code',
    key: `coalesce((select c.marketer_id::text from ${CODE}), '')`,
    title: `(select m.name from public.special_codes c join public.marketers m on m.id = c.marketer_id
      where c.id = nullif(b.key, $$$$)::int)`,
  },
  payment: { part: 'payment', key: 'b.key', title: 'null::text' },
  delivery: {
    part: 'delivery',
    key: 'b.key',
    title: `(select d.title from public.delivery_methods_locales d
      where d._parent_id = nullif(b.key, $$$$)::int and d._locale = 'fa')`,
  },
  tax: { part: 'tax', key: 'b.key', title: 'null::text' },
}

const byPart = ({ part, key, title }: Source) => `with ${rowsOf(part)}, by_key as (
    select key, ${Object.keys(MEASURES)
      .map((column) => `coalesce(sum(${column}) filter (where ${SHOWN}), 0)::bigint as ${column}`)
      .join(', ')}, coalesce(sum(payable_rial) filter (where ${COMPARED}), 0)::bigint as before
    from rows group by key
  )
  select ${key} as key, max(${title}) as title, ${named((column) => `sum(b.${column})::bigint`)},
    sum(b.before)::bigint as "beforeRial"
  from by_key b group by 1 order by "payableRial" desc, 1 limit $5`

const BY_PART: Record<OrderPart, string> = {
  hour: byPart(SOURCES.hour),
  city: byPart(SOURCES.city),
  province: byPart(SOURCES.province),
  code: byPart(SOURCES.code),
  marketer: byPart(SOURCES.marketer),
  payment: byPart(SOURCES.payment),
  delivery: byPart(SOURCES.delivery),
  tax: byPart(SOURCES.tax),
}

type PartQuery = { range: DayRange; compared: DayRange; limit: number }

/** The sums of a range by one part of its orders, the largest first, each beside what it came to before. */
export async function loadSalesBy(
  database: Database,
  part: OrderPart,
  { range, compared, limit }: PartQuery,
): Promise<ReportRow[]> {
  const { rows } = await database.query<Pick<ReportRow, 'key' | 'title' | 'beforeRial'> & SalesSums>({
    name: `report-by-${part}`,
    text: BY_PART[part],
    values: [range.from, range.to, compared.from, compared.to, limit],
  })
  return rows.map(({ key, title, beforeRial, ...sums }) => ({ key, title, sums, beforeRial }))
}

/** How many days of a range are over and older than their orders: their figures change when the worker has counted. */
export async function loadUncountedDays(database: Database, range: DayRange): Promise<number> {
  const { rows } = await database.query<{ days: number }>({
    name: 'uncounted-report-days',
    text: `with today as (
        select (now() at time zone 'Asia/Tehran')::date as day
      ), first as (
        select (min(placed_at) at time zone 'Asia/Tehran')::date as day from shop.orders
      )
      select count(*)::int as days from today, first,
        generate_series(greatest($1::date, first.day), least($2::date, today.day - 1), interval '1 day') d (day)
      where not exists (select from shop.report_days r where r.day = d.day::date)`,
    values: [range.from, range.to],
  })
  return rows[0]?.days ?? 0
}
