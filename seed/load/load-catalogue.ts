import type { Pool } from 'pg'
import type { SeedCategory, SeedProduct } from '../catalogue.ts'
import { richTextOf } from '../rich-text.ts'
import { loadExtras } from './load-extras.ts'

type PictureIds = ReadonlyMap<string, number>

/** Writes categories and products with all that hangs on them: a few statements, whatever their number. */
export async function loadCatalogue(
  owner: Pool,
  { categories, products }: { categories: SeedCategory[]; products: SeedProduct[] },
  pictures: PictureIds,
): Promise<void> {
  const withPicture = <Item extends { code: string }>(kind: string, items: Item[]) =>
    JSON.stringify(
      inOrder(items).map((item) => ({ ...item, pictureId: pictures.get(`${kind}-${item.code}`) ?? null })),
    )
  await owner.query(CATEGORIES, [withPicture('category', categories)])
  const slugs = new Map(categories.map(({ code, slug }) => [code, slug]))
  const folded = products.map((product) => ({
    ...product,
    attributes: inOrder(product.attributes),
    variants: inOrder(product.variants),
    categorySlug: slugs.get(product.categoryCode),
    descriptionFa: richTextOf([product.descriptionFa]),
    descriptionEn: richTextOf([product.descriptionEn]),
  }))
  await owner.query(PRODUCTS, [withPicture('product', folded)])
  await loadExtras(owner, products, pictures)
  await owner.query('select public.version_products(array_agg(id)) from public.products')
}

const inOrder = <Item extends object>(items: Item[]) =>
  items.map((item, index) => ({ ...item, position: index + 1 }))

const inBoth = (fa: string, en: string) => `case l.locale when 'fa' then ${fa} else ${en} end`
const LOCALES = `cross join (values ('fa'), ('en')) as l (locale)`

const CATEGORIES = `
with given as (
  select * from json_to_recordset($1) as g (
    code text, slug text, "nameFa" text, "nameEn" text, "descriptionFa" text, "descriptionEn" text, "pictureId" int, position int)
), category as (
  insert into public.categories (slug, position, picture_id) select slug, position, "pictureId" from given returning id, slug
)
insert into public.categories_locales (_parent_id, _locale, title, description)
select c.id, l.locale::public._locales, ${inBoth('g."nameFa"', 'g."nameEn"')}, ${inBoth('g."descriptionFa"', 'g."descriptionEn"')}
from category c join given g using (slug) ${LOCALES}`

const PRODUCTS = `
with given as materialized (
  select * from json_to_recordset($1) as g (
    code text, slug text, "titleFa" text, "titleEn" text, "categoryCode" text, "categorySlug" text, "brandFa" text, "brandEn" text,
    "shortFa" text, "shortEn" text, "descriptionFa" jsonb, "descriptionEn" jsonb, "unitFa" text, "unitEn" text,
    "productType" text, step int, min int, max int, "weightGrams" int, "taxPercent" numeric, popularity numeric,
    "pictureId" int, attributes json, options jsonb, variants json)
), product as (
  insert into public.products (slug, category_id, picture_id, product_type, tax_percent, popularity, options, _status)
  select g.slug, c.id, g."pictureId", g."productType"::public.enum_products_product_type, g."taxPercent", g.popularity,
    nullif(g.options, '[]'), 'published'
  from given g join public.categories c on c.slug = g."categorySlug"
  returning id, slug
), sold as materialized (
  select p.id as product_id, g.* from product p join given g using (slug)
), texts as (
  insert into public.products_locales (_parent_id, _locale, title, brand, short_text, description, unit_title)
  select product_id, l.locale::public._locales, ${inBoth('"titleFa"', '"titleEn"')}, ${inBoth('"brandFa"', '"brandEn"')},
    ${inBoth('"shortFa"', '"shortEn"')}, ${inBoth('"descriptionFa"', '"descriptionEn"')}, ${inBoth('"unitFa"', '"unitEn"')}
  from sold ${LOCALES}
), attribute as materialized (
  select product_id, product_id || '-' || a.position as id, a.*
  from sold, json_to_recordset(attributes) as a ("nameFa" text, "nameEn" text, "valueFa" text, "valueEn" text, position int)
), attribute_rows as (
  insert into public.products_attributes (_order, _parent_id, id) select position, product_id, id from attribute
), attribute_texts as (
  insert into public.products_attributes_locales (_parent_id, _locale, name, value)
  select id, l.locale::public._locales, ${inBoth('"nameFa"', '"nameEn"')}, ${inBoth('"valueFa"', '"valueEn"')} from attribute ${LOCALES}
), wanted as materialized (
  select product_id, step, min, max, "weightGrams", v.*, json_array_length(variants) > 1 as has_choice
  from sold, json_to_recordset(variants) as v (
    code text, "titleFa" text, "titleEn" text, "unitPriceRial" numeric, "oldPriceRial" numeric, stock int, choice jsonb, position int)
), variant as (
  insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams, choice)
  select product_id, code, position = 1, step, min, max, "weightGrams", choice from wanted
  returning id, sku
), kept as materialized (
  select v.id as variant_id, w.* from variant v join wanted w on w.code = v.sku
), variant_texts as (
  insert into public.variants_locales (_parent_id, _locale, title)
  select variant_id, l.locale::public._locales, ${inBoth('"titleFa"', '"titleEn"')} from kept ${LOCALES} where has_choice
), prices as (
  insert into public.prices (variant_id, unit_price_rial, old_price_rial) select variant_id, "unitPriceRial", "oldPriceRial" from kept
), stock as (
  insert into shop.stock_buckets (variant_id, bucket, on_hand) select variant_id, 0, stock from kept
)
insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
select variant_id, 0, stock, 'موجودی اولیه', 'سیستم' from kept where stock > 0`
