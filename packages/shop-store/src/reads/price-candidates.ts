import type { PriceChoice, VariantPrice } from '@rasteh/shop-core/bulk-pricing'
import type { Database } from '../platform/pool.ts'
import { joinedTitle } from './title.sql.ts'

export type PriceCandidate = VariantPrice & {
  sku: string
  title: string
  /** The code of a pasted list that named it; null where nothing was pasted. */
  code: string | null
  /** A change that waits for its time will touch it too. */
  isScheduled: boolean
}

/** The variants that a choice means, by id; `limit` and one more, so that the caller sees when it is too many. */
export async function loadPriceCandidates(
  database: Database,
  choice: PriceChoice,
  limit: number,
): Promise<PriceCandidate[]> {
  const { rows } = await database.query<PriceCandidate>({
    name: `price-candidates-${choice.kind}`,
    text: `${CHOSEN[choice.kind]} ${CANDIDATES}`,
    values: [chosenValue(choice), limit + 1],
  })
  return rows
}

/** The brands in use, as managers wrote them. */
export async function loadBrands(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ brand: string }>({
    name: 'brands',
    text: `select distinct l.brand from public.products_locales l join public.products p on p.id = l._parent_id
      where l._locale = 'fa' and btrim(l.brand) <> '' and p.deleted_at is null order by l.brand`,
  })
  return rows.map(({ brand }) => brand)
}

function chosenValue(choice: PriceChoice): number | string | string[] {
  if (choice.kind === 'category') return choice.categoryId
  return choice.kind === 'brand' ? choice.brand : choice.codes
}

/** A code is a variant's SKU or, if no variant has that SKU, the number of a product, as its address shows it. */
const CHOSEN: Record<PriceChoice['kind'], string> = {
  category: `with recursive tree as (
      select $1::int as id union select c.id from public.categories c join tree on c.parent_id = tree.id
    ), chosen as (
      select v.id, null::text as code from public.products p join public.variants v on v.product_id = p.id
      where p.category_id in (select id from tree)
    )`,
  brand: `with chosen as (
      select v.id, null::text as code from public.products_locales l join public.variants v on v.product_id = l._parent_id
      where l._locale = 'fa' and l.brand = $1::text
    )`,
  list: `with codes as (
      select code, case when code ~ '^[0-9]{1,9}$' then code::int end as product_id from unnest($1::text[]) code
    ), spellings as (
      select code, code as sku from codes union select code, upper(code) from codes union select code, lower(code) from codes
    ), by_sku as materialized (
      select v.id, s.code from spellings s join public.variants v on v.sku = s.sku
    ), by_product as (
      select v.id, c.code from codes c join public.variants v on v.product_id = c.product_id
      where not exists (select from by_sku where by_sku.code = c.code)
    ), chosen as (
      select id, min(code) as code from (select * from by_sku union all select * from by_product) named group by id
    )`,
}

const CANDIDATES = `
  select v.id as "variantId", v.sku, chosen.code,
    ${joinedTitle('pl.title', 'vl.title')} as title,
    pr.unit_price_rial as "unitRial", pr.old_price_rial as "struckRial",
    a.highest_rial as "highestRial", coalesce(a.is_offered, false) as "isOffered",
    exists (select from shop.price_change_rows r join shop.price_changes ch on ch.id = r.change_id
      where r.variant_id = v.id and ch.state = 'scheduled') as "isScheduled"
  from chosen join public.variants v on v.id = chosen.id and v.deleted_at is null
  join public.products p on p.id = v.product_id and p.deleted_at is null
  left join public.products_locales pl on pl._parent_id = p.id and pl._locale = 'fa'
  left join public.variants_locales vl on vl._parent_id = v.id and vl._locale = 'fa'
  left join public.prices pr on pr.variant_id = v.id
  left join shop.asked_prices((select array_agg(id) from chosen)) a on a.variant_id = v.id
  order by v.id limit $2`
