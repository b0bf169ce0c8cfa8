import type { Database } from '../platform/pool.ts'
import { IS_LISTED, IS_RUNNING, PRICE_BEFORE, PRICE_NOW, SHOWN_VARIANT, STOCK } from '../reads/card.sql.ts'

/** A text in the shop's two languages, as managers wrote it; empty where they wrote none. */
export type SourceText = { fa: string; en: string }

/** All that search makes a product's document from, as the rows are now. */
export type SearchSource = {
  productId: number
  title: SourceText
  brand: SourceText
  shortText: SourceText
  /** Without its headings and links: the texts of its parts, one after another. */
  description: SourceText
  /** From the root of the tree to the product's own. */
  categories: { id: number; title: SourceText }[]
  attributes: { name: SourceText; value: SourceText }[]
  variants: { sku: string; title: SourceText }[]
  /** What is paid now for the variant that lists show, with a running offer taken off; null when there is no price. */
  priceRial: number | null
  discountPercent: number
  isOffered: boolean
  /** Whether one order's least of that variant can be had. */
  isInStock: boolean
  popularity: number
  createdAt: Date
  /** When an offer of one of its variants begins or ends next. */
  changesAt: Date | null
}

/** The products of these ids that are listed, in the order of their ids: one statement. */
export async function loadSearchSources(
  database: Database,
  productIds: readonly number[],
): Promise<SearchSource[]> {
  const { rows } = await database.query<SearchSource>({
    name: 'search-sources',
    text: sources('p.id = any($1::int[])'),
    values: [productIds],
  })
  return rows
}

/** The next so many listed products after an id: a walk through the whole catalogue. */
export async function loadSearchSourcesAfter(
  database: Database,
  after: { productId: number; limit: number },
): Promise<SearchSource[]> {
  const { rows } = await database.query<SearchSource>({
    name: 'search-sources-after',
    text: sources(`p.id in (select q.id from public.products q
      where q.id > $1 and q.deleted_at is null and q._status = 'published' order by q.id limit $2)`),
    values: [after.productId, after.limit],
  })
  return rows
}

const inBoth = (rows: string, column: string) =>
  `json_build_object('fa', coalesce(${rows}_fa.${column}, ''), 'en', coalesce(${rows}_en.${column}, ''))`

const locales = (table: string, rows: string, id: string) => `
  left join public.${table} ${rows}_fa on ${rows}_fa._parent_id = ${id} and ${rows}_fa._locale = 'fa'
  left join public.${table} ${rows}_en on ${rows}_en._parent_id = ${id} and ${rows}_en._locale = 'en'`

const plain = (row: string) => `coalesce((
  select string_agg(part #>> '{}', ' ') from jsonb_path_query(${row}.description, 'strict $.**.text', '{}', true) part), '')`

/** The path is walked upwards from the product's category; a circle in the tree ends at the tenth step. */
const CATEGORIES = `
  with recursive path as (
    select c.id, c.parent_id, 1 as step from public.categories c where c.id = p.category_id
    union all
    select c.id, c.parent_id, step + 1 from path join public.categories c on c.id = path.parent_id where step < 10
  )
  select json_agg(json_build_object('id', path.id, 'title', ${inBoth('ct', 'title')}) order by step desc)
  from path ${locales('categories_locales', 'ct', 'path.id')}`

const ATTRIBUTES = `
  select json_agg(json_build_object('name', ${inBoth('al', 'name')}, 'value', ${inBoth('al', 'value')}) order by a._order)
  from public.products_attributes a ${locales('products_attributes_locales', 'al', 'a.id')}
  where a._parent_id = p.id`

const VARIANTS = `
  select json_agg(json_build_object('sku', x.sku, 'title', ${inBoth('xt', 'title')}) order by x.is_default desc, x.id)
  from public.variants x ${locales('variants_locales', 'xt', 'x.id')}
  where x.product_id = p.id and x.deleted_at is null`

const NEXT_CHANGE = `
  select min(moment) from public.offers n, unnest(array[n.starts_at, n.ends_at]) moment
  where n.variant_id in (select x.id from public.variants x where x.product_id = p.id and x.deleted_at is null)
    and moment > now()`

const sources = (chosen: string) => `
  select p.id as "productId", ${inBoth('l', 'title')} as title, ${inBoth('l', 'brand')} as brand,
    ${inBoth('l', 'short_text')} as "shortText",
    json_build_object('fa', ${plain('l_fa')}, 'en', ${plain('l_en')}) as description,
    coalesce((${CATEGORIES}), '[]') as categories, coalesce((${ATTRIBUTES}), '[]') as attributes,
    coalesce((${VARIANTS}), '[]') as variants,
    ${PRICE_NOW}::bigint as "priceRial",
    round(coalesce(greatest(0, 1 - ${PRICE_NOW} / nullif(${PRICE_BEFORE}, 0)), 0) * 100, 2)::float8 as "discountPercent",
    o.id is not null as "isOffered",
    v.id is not null and ${STOCK} >= greatest(v.min_order_count, 1) as "isInStock",
    p.popularity::float8 + coalesce(pop.value, 0) as popularity, p.created_at as "createdAt",
    (${NEXT_CHANGE}) as "changesAt"
  from public.products p ${locales('products_locales', 'l', 'p.id')}
  left join ${SHOWN_VARIANT} on true
  left join public.prices pr on pr.variant_id = v.id
  left join public.offers o on o.variant_id = v.id and ${IS_RUNNING}
  left join shop.product_popularity pop on pop.product_id = p.id
  where ${chosen} and ${IS_LISTED}
  order by p.id`
