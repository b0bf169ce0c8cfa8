import type { Database } from '@rasteh/shop-store/platform/pool'

export type ProductSketch = {
  title?: string
  priceRial?: number | null
  stock?: number
  step?: number
  min?: number
  max?: number
  productType?: 1 | 3
  taxPercent?: number
  unit?: string
}

export type AddedProduct = { productId: number; variantId: number }

let count = 0

/** Puts a sellable product with one variant, a price and stock into the database, as managers' rows look. */
export async function addProduct(owner: Database, sketch: ProductSketch = {}): Promise<AddedProduct> {
  count += 1
  const { title = `کالای ${count}`, unit = 'عدد', productType = 1, taxPercent = 0 } = sketch
  const { step = 1, min = 1, max = 0, stock = 100, priceRial = 1_000_000 } = sketch
  const sku = `SKU-${process.pid}-${count}`
  const { rows } = await owner.query<AddedProduct>(
    `with category as (
       insert into public.categories (slug, position) values ($1, 0) returning id
     ), product as (
       insert into public.products (slug, category_id, product_type, tax_percent, popularity, _status)
       select $1, id, $2::text::public.enum_products_product_type, $3, 0, 'published' from category returning id
     ), product_text as (
       insert into public.products_locales (_parent_id, _locale, title, unit_title) select id, 'fa', $4, $5 from product
     ), category_text as (
       insert into public.categories_locales (_parent_id, _locale, title) select id, 'fa', $4 from category
     ), variant as (
       insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
       select id, $1, true, $6, $7, $8, 0 from product returning id, product_id
     ), price as (
       insert into public.prices (variant_id, unit_price_rial) select id, $9 from variant where $9::numeric is not null
     )
     select product_id as "productId", id as "variantId" from variant`,
    [sku, productType, taxPercent, title, unit, step, min, max, priceRial],
  )
  const [added] = rows
  if (!added) throw new Error('the product was not added')
  if (stock > 0)
    await owner.query('select shop.adjust_stock($1, $2, $3, $4)', [
      added.variantId,
      stock,
      'first stock',
      'test',
    ])
  return added
}

type VariantSketch = { title?: string; priceRial?: number; stock?: number; min?: number }

/** Puts a further variant of a product beside its default one. */
export async function addVariant(
  owner: Database,
  productId: number,
  { title, priceRial = 1_000_000, stock = 100, min = 1 }: VariantSketch = {},
): Promise<number> {
  count += 1
  const { rows } = await owner.query<{ id: number }>(
    `with variant as (
       insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
       values ($1, $2, false, 1, $3, 0, 0) returning id
     ), text as (
       insert into public.variants_locales (_parent_id, _locale, title) select id, 'fa', $4::varchar from variant where $4::varchar is not null
     ), price as (
       insert into public.prices (variant_id, unit_price_rial) select id, $5 from variant
     )
     select id from variant`,
    [productId, `SKU-${process.pid}-${count}`, min, title ?? null, priceRial],
  )
  const id = rows[0]?.id ?? 0
  if (stock > 0)
    await owner.query('select shop.adjust_stock($1, $2, $3, $4)', [id, stock, 'first stock', 'test'])
  return id
}
