import type { Database } from '../pool.ts'
import type { Locale } from './locale.ts'
import type { RichText } from './rich-text.ts'

export type ProductVariant = {
  id: number
  title: string | null
  sku: string
  isDefault: boolean
  step: number
  min: number
  max: number
  stock: number
  unitPriceRial: number | null
  oldPriceRial: number | null
}

export type Product = {
  id: number
  slug: string
  title: string
  brand: string | null
  shortText: string | null
  description: RichText | null
  unitTitle: string
  productType: number
  picture: string | null
  smallPicture: string | null
  category: { id: number; slug: string; title: string }
  attributes: { name: string; value: string }[]
  variants: ProductVariant[]
}

/** A product with all that its page shows: one statement. Null when there is none, or it lies in the trash. */
export async function loadProduct(database: Database, id: number, locale: Locale): Promise<Product | null> {
  const { rows } = await database.query<Product>({ name: 'product', text: PRODUCT, values: [id, locale] })
  return rows[0] ?? null
}

const PRODUCT = `
  select p.id, p.slug, coalesce(own.title, fa.title) as title, coalesce(own.brand, fa.brand) as brand,
    coalesce(own.short_text, fa.short_text) as "shortText", coalesce(own.description, fa.description) as description,
    coalesce(own.unit_title, fa.unit_title) as "unitTitle", p.product_type::text::int as "productType",
    m.filename as picture, m.sizes_card_filename as "smallPicture",
    json_build_object('id', c.id, 'slug', c.slug, 'title', coalesce(cown.title, cfa.title)) as category,
    coalesce((
      select json_agg(json_build_object('name', al.name, 'value', al.value) order by a._order)
      from public.products_attributes a
      join public.products_attributes_locales al on al._parent_id = a.id and al._locale = $2::public._locales
      where a._parent_id = p.id), '[]') as attributes,
    coalesce((
      select json_agg(json_build_object(
        'id', v.id, 'title', coalesce(vown.title, vfa.title), 'sku', v.sku, 'isDefault', v.is_default,
        'step', v.step, 'min', v.min_order_count, 'max', v.max_order_count,
        'stock', coalesce((select sum(s.on_hand - s.reserved) from shop.stock_buckets s where s.variant_id = v.id), 0),
        'unitPriceRial', pr.unit_price_rial, 'oldPriceRial', pr.old_price_rial
      ) order by v.is_default desc, v.id)
      from public.variants v
      left join public.variants_locales vfa on vfa._parent_id = v.id and vfa._locale = 'fa'
      left join public.variants_locales vown on vown._parent_id = v.id and vown._locale = $2::public._locales
      left join public.prices pr on pr.variant_id = v.id
      where v.product_id = p.id and v.deleted_at is null), '[]') as variants
  from public.products p
  join public.products_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
  left join public.products_locales own on own._parent_id = p.id and own._locale = $2::public._locales
  join public.categories c on c.id = p.category_id
  left join public.categories_locales cfa on cfa._parent_id = c.id and cfa._locale = 'fa'
  left join public.categories_locales cown on cown._parent_id = c.id and cown._locale = $2::public._locales
  left join public.media m on m.id = p.picture_id
  where p.id = $1 and p.deleted_at is null and p._status = 'published'`
