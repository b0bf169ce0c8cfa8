import { type DayRange, type GoodsPart, NO_SALES } from '@rasteh/shop-core/reports'
import type { Database } from '../../platform/pool.ts'
import { joinedTitle } from '../title.sql.ts'
import { COMPARED, LIVE_DAYS, SHOWN } from './live-days.sql.ts'
import type { ReportRow } from './sales.ts'

/** What each variant sold in the two ranges. */
const BY_VARIANT = `${LIVE_DAYS}, rows as (
    select g.day, g.variant_id, g.units, g.goods_rial, g.discount_rial, g.tax_rial, g.refund_rial, g.returned_units
    from shop.report_goods g
    where (g.${SHOWN} or g.${COMPARED}) and not exists (select from live l where l.day = g.day)
    union all
    select g.day, g.variant_id, g.units, g.goods_rial, g.discount_rial, g.tax_rial, g.refund_rial, g.returned_units
    from live l cross join lateral shop.goods_of_days(l.day, l.day) g
  ), by_variant as (
    select variant_id,
      sum(units) filter (where ${SHOWN}) as units, sum(goods_rial) filter (where ${SHOWN}) as goods,
      sum(discount_rial) filter (where ${SHOWN}) as discount, sum(tax_rial) filter (where ${SHOWN}) as tax,
      sum(refund_rial) filter (where ${SHOWN}) as refund, sum(returned_units) filter (where ${SHOWN}) as returned,
      sum(goods_rial - discount_rial + tax_rial) filter (where ${COMPARED}) as before
    from rows group by variant_id
  )`

const SUMS = `coalesce(sum(b.units), 0)::bigint as units, coalesce(sum(b.goods), 0)::bigint as "goodsRial",
  coalesce(sum(b.discount), 0)::bigint as "discountRial", coalesce(sum(b.tax), 0)::bigint as "taxRial",
  coalesce(sum(b.goods - b.discount + b.tax), 0)::bigint as "payableRial",
  coalesce(sum(b.refund), 0)::bigint as "refundRial", coalesce(sum(b.returned), 0)::bigint as "returnedUnits",
  coalesce(sum(b.before), 0)::bigint as "beforeRial"`

/** The largest first; titles are read for the rows that are shown alone. */
const grouped = (key: string, joins: string, title: string) => `with ${BY_VARIANT}, shown as (
    select ${key} as id, ${SUMS} from by_variant b ${joins}
    group by 1 order by "payableRial" desc, 1 limit $5
  )
  select coalesce(shown.id::text, '') as key, ${title} as title, shown.units, shown."goodsRial", shown."discountRial",
    shown."taxRial", shown."payableRial", shown."refundRial", shown."returnedUnits", shown."beforeRial"
  from shown order by shown."payableRial" desc, shown.id`

const PRODUCT = 'join public.variants v on v.id = b.variant_id'
const BY_PART: Record<GoodsPart, string> = {
  variant: grouped(
    'b.variant_id',
    '',
    `(select ${joinedTitle('pl.title', 'vl.title')} from public.variants v
      left join public.products_locales pl on pl._parent_id = v.product_id and pl._locale = 'fa'
      left join public.variants_locales vl on vl._parent_id = v.id and vl._locale = 'fa' where v.id = shown.id)`,
  ),
  product: grouped(
    'v.product_id',
    PRODUCT,
    `(select l.title from public.products_locales l where l._parent_id = shown.id and l._locale = 'fa')`,
  ),
  category: grouped(
    'p.category_id',
    `${PRODUCT} join public.products p on p.id = v.product_id`,
    `(select l.title from public.categories_locales l where l._parent_id = shown.id and l._locale = 'fa')`,
  ),
  brand: grouped(
    `nullif(btrim(l.brand), '')`,
    `${PRODUCT} left join public.products_locales l on l._parent_id = v.product_id and l._locale = 'fa'`,
    'shown.id',
  ),
}

type GoodsRow = Pick<ReportRow, 'key' | 'title' | 'beforeRial'> & {
  units: number
  goodsRial: number
  discountRial: number
  taxRial: number
  payableRial: number
  refundRial: number
  returnedUnits: number
}
type GoodsQuery = { range: DayRange; compared: DayRange; limit: number }

/**
 * What was sold of products, variants, categories or brands, the most first. A product is where it is today: its
 * earlier sales move with it to another category.
 */
export async function loadGoodsBy(
  database: Database,
  part: GoodsPart,
  { range, compared, limit }: GoodsQuery,
): Promise<ReportRow[]> {
  const { rows } = await database.query<GoodsRow>({
    name: `report-goods-by-${part}`,
    text: BY_PART[part],
    values: [range.from, range.to, compared.from, compared.to, limit],
  })
  return rows.map(({ key, title, beforeRial, ...sums }) => ({
    key,
    title,
    sums: { ...NO_SALES, ...sums },
    beforeRial,
  }))
}
