import type { SheetKind } from '@rasteh/shop-core/import-export'

/** A record as `CurrentRecord`: its fields are those of the kind's columns. Numbers leave numeric, which is text to pg. */
const SELECTS: Record<SheetKind, string> = {
  products: `
    select p.id, v.id as "variantId", coalesce(s.reserved, 0)::int as reserved, json_build_object(
      'id', p.id, 'sku', v.sku, 'titleFa', fa.title, 'titleEn', en.title, 'slug', p.slug, 'category', p.category_id,
      'brandFa', fa.brand, 'brandEn', en.brand, 'productType', p.product_type::text, 'unitFa', fa.unit_title,
      'unitEn', en.unit_title, 'taxPercent', p.tax_percent::float8, 'priceRial', pr.unit_price_rial::float8,
      'oldPriceRial', pr.old_price_rial::float8, 'step', v.step::float8, 'minOrderCount', v.min_order_count::float8,
      'maxOrderCount', v.max_order_count::float8, 'weightGrams', v.weight_grams::float8,
      'stock', case when v.id is not null then coalesce(s.on_hand, 0) end, 'inTrash', p.deleted_at is not null) as fields
    from public.products p
    left join public.products_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
    left join public.products_locales en on en._parent_id = p.id and en._locale = 'en'
    left join lateral (select * from public.variants v where v.product_id = p.id and v.is_default
      order by v.deleted_at desc nulls first, v.id limit 1) v on true
    left join public.prices pr on pr.variant_id = v.id
    left join lateral (select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved
      from shop.stock_buckets b where b.variant_id = v.id) s on true`,
  variants: variantSelect(`
      'sku', v.sku, 'productId', v.product_id, 'productTitle', fa.title, 'titleFa', vfa.title, 'titleEn', ven.title,
      'isDefault', v.is_default, 'step', v.step::float8, 'minOrderCount', v.min_order_count::float8,
      'maxOrderCount', v.max_order_count::float8, 'weightGrams', v.weight_grams::float8, 'inTrash', v.deleted_at is not null`),
  prices: variantSelect(`
      'sku', v.sku, 'productTitle', fa.title, 'priceRial', pr.unit_price_rial::float8, 'oldPriceRial', pr.old_price_rial::float8`),
  stock: variantSelect(`
      'sku', v.sku, 'productTitle', fa.title, 'stock', coalesce(s.on_hand, 0), 'reserved', coalesce(s.reserved, 0)`),
  messages: `
    select m.id, null::int as "variantId", 0 as reserved,
      json_build_object('key', m.key, 'valueFa', fa.value, 'valueEn', en.value) as fields
    from public.messages m
    left join public.messages_locales fa on fa._parent_id = m.id and fa._locale = 'fa'
    left join public.messages_locales en on en._parent_id = m.id and en._locale = 'en'`,
}

function variantSelect(fields: string): string {
  return `
    select v.id, v.id as "variantId", coalesce(s.reserved, 0)::int as reserved, json_build_object(${fields}) as fields
    from public.variants v
    join public.products p on p.id = v.product_id
    left join public.products_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
    left join public.variants_locales vfa on vfa._parent_id = v.id and vfa._locale = 'fa'
    left join public.variants_locales ven on ven._parent_id = v.id and ven._locale = 'en'
    left join public.prices pr on pr.variant_id = v.id
    left join lateral (select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved
      from shop.stock_buckets b where b.variant_id = v.id) s on true`
}

/** A product or variant in the trash is found, so that it can be taken out; its price and stock are not written. */
const BY_KEYS: Record<SheetKind, string> = {
  products: `where p.id = any($2::int[])
    or p.id in (select product_id from public.variants where sku = any($1::text[]) and is_default)`,
  variants: 'where v.sku = any($1::text[]) and $2::int[] is not null',
  prices: 'where v.sku = any($1::text[]) and v.deleted_at is null and $2::int[] is not null',
  stock: 'where v.sku = any($1::text[]) and v.deleted_at is null and $2::int[] is not null',
  messages: 'where m.key = any($1::text[]) and $2::int[] is not null',
}

const OF_CATEGORY = `($1::int is null or p.category_id in (
  with recursive tree as (select $1::int as id union
    select c.id from public.categories c join tree on c.parent_id = tree.id) select id from tree))`

const FOR_EXPORT: Record<SheetKind, string> = {
  products: `where p.deleted_at is null and ${OF_CATEGORY} order by p.id limit $2`,
  variants: `where v.deleted_at is null and p.deleted_at is null and ${OF_CATEGORY} order by p.id, v.id limit $2`,
  prices: `where v.deleted_at is null and p.deleted_at is null and ${OF_CATEGORY} order by p.id, v.id limit $2`,
  stock: `where v.deleted_at is null and p.deleted_at is null and ${OF_CATEGORY} order by p.id, v.id limit $2`,
  messages: 'where $1::int is null or true order by m.key limit $2',
}

const ID = { products: 'p.id', variants: 'v.id', prices: 'v.id', stock: 'v.id', messages: 'm.id' } as const

export const recordsByKeys = (kind: SheetKind) => `${SELECTS[kind]} ${BY_KEYS[kind]}`
export const recordsByIds = (kind: SheetKind) => `${SELECTS[kind]} where ${ID[kind]} = any($1::int[])`
export const recordsForExport = (kind: SheetKind) => `${SELECTS[kind]} ${FOR_EXPORT[kind]}`

/** Rows are locked in order of their id, so that two imports never wait for each other. */
export const LOCKS: Record<SheetKind, readonly string[]> = {
  products: [
    'select 1 from public.products where id = any($1::int[]) order by id for update',
    'select 1 from public.variants where product_id = any($1::int[]) order by id for update',
  ],
  variants: ['select 1 from public.variants where id = any($1::int[]) order by id for update'],
  prices: ['select 1 from public.variants where id = any($1::int[]) order by id for update'],
  stock: [],
  messages: ['select 1 from public.messages where id = any($1::int[]) order by id for update'],
}
