import { toSlug } from '@rasteh/persian-text/slug'
import type { Pool, PoolClient } from 'pg'
import { DEPARTMENTS } from '../bazaar/facts.ts'
import { makeFacts } from '../bazaar/make-facts.ts'
import { PRODUCT_TYPES } from '../bazaar/product-types.ts'
import { type BazaarProduct, writeProduct } from '../bazaar/write-product.ts'
import { richTextOf } from '../rich-text.ts'
import { withoutIndexes } from './without-indexes.ts'

const BATCH = 5_000

/** The bazaar's catalogue, so many products of it, beside whatever is there: what search is judged on. */
export async function loadBazaar(owner: Pool, count: number, report: (done: number) => void): Promise<void> {
  const client = await owner.connect()
  const facts = makeFacts(count)
  await client.query('begin')
  // Rows that come as JSON have no statistics: left to itself the planner compares each with each.
  await client.query(
    "set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'; set local enable_nestloop = off",
  )
  await loadCategories(client)
  await withoutIndexes(client, TABLES, async () => {
    for (let first = 0; first < facts.length; first += BATCH) {
      const products = facts.slice(first, first + BATCH).map((one) => toRow(writeProduct(one)))
      await client.query(PRODUCTS, [JSON.stringify(products)])
      report(first + products.length)
    }
  })
  await client.query('commit')
  await client.query('analyze')
  client.release()
}

/** The slug of a department's or a type's category. */
const categorySlug = (key: string) => `bazaar-${key}`

async function loadCategories(client: PoolClient): Promise<void> {
  const departments = Object.entries(DEPARTMENTS).map(([key, { fa, en }], index) => ({
    slug: categorySlug(key),
    parent: null,
    fa,
    en,
    position: 100 + index,
  }))
  const leaves = PRODUCT_TYPES.map(({ key, department, category: { fa, en } }, index) => ({
    slug: categorySlug(`of-${key}`),
    parent: categorySlug(department),
    fa,
    en,
    position: index,
  }))
  for (const level of [departments, leaves]) await client.query(CATEGORIES, [JSON.stringify(level)])
}

function toRow({ facts, titleFa, description, attributes, variants, ...rest }: BazaarProduct) {
  return {
    ...rest,
    titleFa,
    slug: `${toSlug(titleFa).slice(0, 70)}-${facts.number}`,
    categorySlug: categorySlug(`of-${facts.type}`),
    description: richTextOf([description]),
    attributes: attributes.map((one, index) => ({ ...one, position: index + 1 })),
    variants: variants.map((one, index) => ({ ...one, position: index + 1 })),
  }
}

const TABLES = [
  'public.products',
  'public.products_locales',
  'public.products_attributes',
  'public.products_attributes_locales',
  'public._products_v',
  'public._products_v_locales',
  'public._products_v_version_attributes',
  'public._products_v_version_attributes_locales',
  'public.variants',
  'public.variants_locales',
  'public.prices',
  'shop.stock_buckets',
  'shop.stock_moves',
]

const CATEGORIES = `
with given as (
  select * from json_to_recordset($1) as g (slug text, parent text, fa text, en text, position int)
), category as (
  insert into public.categories (slug, parent_id, position)
  select g.slug, p.id, g.position from given g left join public.categories p on p.slug = g.parent
  where not exists (select from public.categories c where c.slug = g.slug) returning id, slug
)
insert into public.categories_locales (_parent_id, _locale, title)
select c.id, l.locale::public._locales, case l.locale when 'fa' then g.fa else g.en end
from category c join given g using (slug) cross join (values ('fa'), ('en')) as l (locale)`

const PRODUCTS = `
with given as materialized (
  select * from json_to_recordset($1) as g (
    slug text, "categorySlug" text, "titleFa" text, "titleEn" text, "brandFa" text, "brandEn" text, description jsonb,
    popularity numeric, "daysOld" int, attributes json, variants json)
), product as (
  insert into public.products (slug, category_id, tax_percent, popularity, created_at, _status)
  select g.slug, c.id, 10, g.popularity, timestamptz '2026-11-01' - g."daysOld" * interval '1 day', 'published'
  from given g join public.categories c on c.slug = g."categorySlug" returning id, slug
), sold as materialized (
  select p.id as product_id, g.* from product p join given g using (slug)
), texts as (
  insert into public.products_locales (_parent_id, _locale, title, brand, description, unit_title)
  select product_id, 'fa'::public._locales, "titleFa", "brandFa", description, 'عدد' from sold
  union all select product_id, 'en', "titleEn", "brandEn", null, 'piece' from sold
), attribute as materialized (
  select product_id, product_id || '-' || a.position as id, a.*
  from sold, json_to_recordset(attributes) as a (name text, value text, position int)
), attribute_rows as (
  insert into public.products_attributes (_order, _parent_id, id) select position, product_id, id from attribute
), attribute_texts as (
  insert into public.products_attributes_locales (_parent_id, _locale, name, value) select id, 'fa', name, value from attribute
), version as (
  insert into public._products_v (parent_id, version_slug, version_category_id, version_tax_percent, version_popularity,
    version_created_at, version_updated_at, version__status, latest)
  select s.product_id, s.slug, c.id, 10, popularity, now(), now(), 'published', true
  from sold s join public.categories c on c.slug = s."categorySlug" returning id, parent_id
), version_texts as (
  insert into public._products_v_locales (_parent_id, _locale, version_title, version_brand, version_description, version_unit_title)
  select v.id, 'fa'::public._locales, "titleFa", "brandFa", description, 'عدد' from version v join sold s on s.product_id = v.parent_id
  union all select v.id, 'en', "titleEn", "brandEn", null, 'piece' from version v join sold s on s.product_id = v.parent_id
), version_attribute as (
  insert into public._products_v_version_attributes (_order, _parent_id, _uuid)
  select a.position, v.id, a.id from attribute a join version v on v.parent_id = a.product_id returning id, _uuid
), version_attribute_texts as (
  insert into public._products_v_version_attributes_locales (_parent_id, _locale, name, value)
  select w.id, 'fa', a.name, a.value from version_attribute w join attribute a on a.id = w._uuid
), wanted as materialized (
  select product_id, json_array_length(variants) > 1 as has_choice, v.*
  from sold, json_to_recordset(variants) as v (
    sku text, title text, "unitPriceRial" numeric, "oldPriceRial" numeric, stock int, position int)
), variant as (
  insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
  select product_id, sku, position = 1, 1, 1, 0, 500 from wanted returning id, sku
), kept as materialized (
  select v.id as variant_id, w.* from variant v join wanted w using (sku)
), variant_texts as (
  insert into public.variants_locales (_parent_id, _locale, title) select variant_id, 'fa', title from kept where has_choice
), price as (
  insert into public.prices (variant_id, unit_price_rial, old_price_rial) select variant_id, "unitPriceRial", "oldPriceRial" from kept
), stock as (
  insert into shop.stock_buckets (variant_id, bucket, on_hand) select variant_id, 0, stock from kept
), moves as (
  insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
  select variant_id, 0, stock, 'موجودی اولیه', 'سیستم' from kept where stock > 0
)
select count(*) from sold`
