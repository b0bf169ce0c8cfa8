/** `$1` is a list of whole records with their ids: what a row leaves out is there as it is now. */
const RECORDS = `jsonb_to_recordset($1::jsonb) as r (id int, "variantId" int, "productId" int, sku text, "titleFa" text,
  "titleEn" text, slug text, category int, "brandFa" text, "brandEn" text, "productType" text, "unitFa" text, "unitEn" text,
  "taxPercent" numeric, "priceRial" numeric, "oldPriceRial" numeric, step numeric, "minOrderCount" numeric,
  "maxOrderCount" numeric, "weightGrams" numeric, "inTrash" boolean, "valueFa" text, "valueEn" text)`

export const UPDATE_PRODUCTS = `
  update public.products p set slug = r.slug, category_id = r.category, tax_percent = r."taxPercent",
    product_type = r."productType"::public.enum_products_product_type,
    deleted_at = case when r."inTrash" then coalesce(p.deleted_at, now()) end, updated_at = now()
  from ${RECORDS} where p.id = r.id`

export const INSERT_PRODUCTS = `
  insert into public.products (id, slug, category_id, tax_percent, product_type, popularity, _status)
  select r.id, r.slug, r.category, r."taxPercent", r."productType"::public.enum_products_product_type, 0, 'published'
  from ${RECORDS}`

const productTexts = (locale: 'fa' | 'en', title: string, brand: string, unit: string) => `
  insert into public.products_locales (_parent_id, _locale, title, brand, unit_title)
  select r.id, '${locale}', r.${title}, r.${brand}, r.${unit} from ${RECORDS}
  where coalesce(r.${title}, r.${brand}, r.${unit}) is not null
    or exists (select from public.products_locales l where l._parent_id = r.id and l._locale = '${locale}')
  on conflict (_locale, _parent_id) do update set
    title = excluded.title, brand = excluded.brand, unit_title = excluded.unit_title`

/** An English text of which nothing is left is no row, as if it had never been. */
const DELETE_EMPTY_PRODUCT_TEXTS = `
  delete from public.products_locales l using ${RECORDS} where l._parent_id = r.id and l._locale = 'en'
  and jsonb_strip_nulls(to_jsonb(l) - '{id,_locale,_parent_id}'::text[]) = '{}'`

export const PRODUCT_TEXTS = [
  productTexts('fa', '"titleFa"', '"brandFa"', '"unitFa"'),
  productTexts('en', '"titleEn"', '"brandEn"', '"unitEn"'),
  DELETE_EMPTY_PRODUCT_TEXTS,
]

export const UPDATE_VARIANTS = `
  update public.variants v set sku = r.sku, step = r.step, min_order_count = r."minOrderCount",
    max_order_count = r."maxOrderCount", weight_grams = r."weightGrams",
    deleted_at = case when r."inTrash" then coalesce(v.deleted_at, now()) end, updated_at = now()
  from ${RECORDS} where v.id = r."variantId" and (v.sku, v.step, v.min_order_count, v.max_order_count, v.weight_grams,
    v.deleted_at is not null) is distinct from
    (r.sku, r.step, r."minOrderCount", r."maxOrderCount", r."weightGrams", r."inTrash")`

/** The first variant of a product that has no default one becomes it. */
export const INSERT_VARIANTS = `
  insert into public.variants (id, product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
  select r."variantId", r."productId", r.sku,
    row_number() over (partition by r."productId" order by r."variantId") = 1 and not exists
      (select from public.variants v where v.product_id = r."productId" and v.is_default and v.deleted_at is null),
    r.step, r."minOrderCount", r."maxOrderCount", r."weightGrams" from ${RECORDS}`

const variantTexts = (locale: 'fa' | 'en', title: string) => `
  insert into public.variants_locales (_parent_id, _locale, title)
  select r."variantId", '${locale}', r.${title} from ${RECORDS} where r.${title} is not null
    or exists (select from public.variants_locales l where l._parent_id = r."variantId" and l._locale = '${locale}')
  on conflict (_locale, _parent_id) do update set title = excluded.title`

export const VARIANT_TEXTS = [variantTexts('fa', '"titleFa"'), variantTexts('en', '"titleEn"')]

export const WRITE_PRICES = `
  insert into public.prices as p (variant_id, unit_price_rial, old_price_rial)
  select r."variantId", r."priceRial", r."oldPriceRial" from ${RECORDS}
  where r."variantId" is not null and r."priceRial" is not null
  on conflict (variant_id) do update set unit_price_rial = excluded.unit_price_rial,
    old_price_rial = excluded.old_price_rial, updated_at = now()
  where (p.unit_price_rial, p.old_price_rial) is distinct from (excluded.unit_price_rial, excluded.old_price_rial)`

/** Only undoing a first price leads here: an empty cell never takes a price away. */
export const DELETE_PRICES = `
  delete from public.prices p using ${RECORDS} where p.variant_id = r."variantId" and r."priceRial" is null`

const messageTexts = (locale: 'fa' | 'en', value: string) => `
  insert into public.messages_locales (_parent_id, _locale, value)
  select r.id, '${locale}', r.${value} from ${RECORDS} where r.${value} is not null
    or exists (select from public.messages_locales l where l._parent_id = r.id and l._locale = '${locale}')
  on conflict (_locale, _parent_id) do update set value = excluded.value`

export const MESSAGE_TEXTS = [
  messageTexts('fa', '"valueFa"'),
  messageTexts('en', '"valueEn"'),
  `update public.messages m set updated_at = now() from ${RECORDS} where m.id = r.id`,
]
