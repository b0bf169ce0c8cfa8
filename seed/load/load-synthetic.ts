import type { Pool } from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/** Words from which a catalogue of any size is made; each list is folded already, as search keeps it. */
export type Vocabulary = {
  brands: string[]
  nouns: string[]
  adjectives: string[]
  colours: string[]
  models: string[]
}

const BATCH = 100_000

/**
 * A synthetic catalogue of any size, made inside the database: what a shop of a million products weighs can be
 * measured without typing it. The same numbers give the same products.
 */
export async function loadSynthetic(
  owner: Pool,
  count: number,
  vocabulary: Vocabulary,
  report: (done: number) => void,
): Promise<void> {
  const { brands, nouns, adjectives, colours, models } = vocabulary
  const client = await owner.connect()
  await client.query('begin')
  await client.query(
    "set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'; set local synchronous_commit = off",
  )
  await client.query(CATEGORY)
  await withoutIndexes(client, TABLES, async () => {
    for (let first = 1; first <= count; first += BATCH) {
      const last = Math.min(first + BATCH - 1, count)
      await client.query(PRODUCTS, [first, last, brands, nouns, adjectives, colours, models])
      report(last)
    }
  })
  await client.query('commit')
  await client.query('analyze')
  client.release()
}

const TABLES = [
  'public.products',
  'public.products_locales',
  'public._products_v',
  'public._products_v_locales',
  'public.variants',
  'public.prices',
  'shop.stock_buckets',
  'shop.stock_moves',
  'shop.search_documents',
]

const CATEGORY = `
with category as (
  insert into public.categories (slug, position) select 'synthetic', 1000
  where not exists (select from public.categories where slug = 'synthetic') returning id
)
insert into public.categories_locales (_parent_id, _locale, title)
select id, l.locale::public._locales, l.title from category
cross join (values ('fa', U&'\\06A9\\0627\\0644\\0627\\06CC \\0622\\0632\\0645\\0627\\06CC\\0634\\06CC'), ('en', 'Synthetic')) as l (locale, title)`

/** A number that looks random but is the product's own, so that two runs agree. */
const chance = (salt: number) => `('x' || substr(md5(n || ':${salt}'), 1, 7))::bit(28)::int`
const pick = (list: number, salt: number) =>
  `($${list}::text[])[1 + ${chance(salt)} % cardinality($${list}::text[])]`

const PRODUCTS = `
with numbered as materialized (
  select n, concat_ws(' ', ${pick(4, 1)}, ${pick(5, 2)}, ${pick(3, 3)}, ${pick(6, 4)}, ${pick(7, 5)} || '-' || n) as title,
    ${pick(3, 3)} as brand, (1 + ${chance(6)} % 5000) * 10000 as price, ${chance(7)} % 200 as stock, ${chance(8)} % 1000 as popularity
  from generate_series($1::int, $2::int) as n
), product as (
  insert into public.products (slug, category_id, tax_percent, popularity, _status)
  select 'synthetic-' || n, c.id, 10, popularity, 'published' from numbered, public.categories c where c.slug = 'synthetic'
  order by n returning id, slug
), made as materialized (
  select p.id, m.* from product p join numbered m on p.slug = 'synthetic-' || m.n
), texts as (
  insert into public.products_locales (_parent_id, _locale, title, brand, unit_title)
  select id, 'fa', title, brand, U&'\\0639\\062F\\062F' from made
), version as (
  insert into public._products_v (parent_id, version_slug, version_category_id, version_tax_percent, version_popularity,
    version_created_at, version_updated_at, version__status, latest)
  select m.id, 'synthetic-' || n, c.id, 10, popularity, now(), now(), 'published', true
  from made m, public.categories c where c.slug = 'synthetic' returning id, parent_id
), version_texts as (
  insert into public._products_v_locales (_parent_id, _locale, version_title, version_brand, version_unit_title)
  select v.id, 'fa', title, brand, U&'\\0639\\062F\\062F' from version v join made m on m.id = v.parent_id
), variant as (
  insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
  select id, 'SYN-' || n, true, 1, 1, 0, 500 from made returning id, product_id
), price as (
  insert into public.prices (variant_id, unit_price_rial) select v.id, m.price from variant v join made m on m.id = v.product_id
), stock as (
  insert into shop.stock_buckets (variant_id, bucket, on_hand) select v.id, 0, m.stock from variant v join made m on m.id = v.product_id
), moves as (
  insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
  select v.id, 0, m.stock, 'موجودی اولیه', 'سیستم' from variant v join made m on m.id = v.product_id where m.stock > 0
)
insert into shop.search_documents (product_id, words, terms, codes, category_id, category_ids, brand, price_rial, is_in_stock, popularity, digest)
select m.id, lower(title), (
    select string_agg(quote_literal(word) || ':2A', ' ') from unnest(string_to_array(lower(title) || ' syn' || n, ' ')) word)::tsvector,
  array['syn' || n], c.id, array[c.id], m.brand, m.price, m.stock > 0, m.popularity, 'synthetic'
from made m, public.categories c where c.slug = 'synthetic'`
