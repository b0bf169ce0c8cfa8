import type { BasketLine, BasketSettings, VariantFacts } from '@rasteh/shop-core/basket'
import type { Database } from '../pool.ts'
import type { Locale } from '../reads/locale.ts'

export type BasketKey = { handle: string; secretHash: Buffer }
export type WantedVariant = { productId: number; variantId?: number | undefined }
export type CustomerSession = { userId: number; sessionId: string }

export type LoadedBasket = {
  /** Null: there is no such basket, or the secret is not its own. The two cannot be told apart. */
  basket: {
    id: string
    handle: string
    version: number
    customerId: number | null
    lines: BasketLine[]
  } | null
  /** The signed-in customer, if the session still stands. */
  customerId: number | null
  /** Every variant that the basket holds or the caller asks for. */
  facts: VariantFacts[]
  settings: BasketSettings
}

type LoadRequest = {
  key: BasketKey | null
  session: CustomerSession | null
  wanted: readonly WantedVariant[]
  locale: Locale
}

/** The basket, its session and all that the rules need to know, in one statement. */
export async function loadBasket(database: Database, request: LoadRequest): Promise<LoadedBasket> {
  const { key, session, wanted, locale } = request
  const { rows } = await database.query<LoadedBasket>({
    name: 'load-basket',
    text: LOAD_BASKET,
    values: [
      key?.handle ?? null,
      key?.secretHash ?? null,
      session?.userId ?? null,
      session?.sessionId ?? null,
      wanted.map(({ productId }) => productId),
      wanted.map(({ variantId }) => variantId ?? null),
      locale,
    ],
  })
  const [row] = rows
  if (!row) throw new Error('the basket statement always answers one row')
  return row
}

/** Exported for the bench, which sends the very same statement to the bare engine. */
export const LOAD_BASKET = `
with basket as materialized (
  select id, handle, version, customer_id from shop.baskets where handle = $1 and secret_hash = $2
), line as materialized (
  select l.* from basket join shop.basket_lines l on l.basket_id = basket.id
), variant as (
  select variant_id as id from line
  union
  select v.id from unnest($5::int[], $6::int[]) as w (product_id, variant_id)
  join public.variants v on v.product_id = w.product_id
    and case when w.variant_id is null then v.is_default else v.id = w.variant_id end
), fact as (
  select json_build_object(
    'productId', p.id, 'variantId', v.id, 'isDefault', v.is_default,
    'title', concat_ws(' · ', coalesce(pown.title, pfa.title), coalesce(vown.title, vfa.title)),
    'url', '/product/' || p.id || '/' || p.slug,
    'picture', '/media/' || m.sizes_thumb_filename,
    'productType', p.product_type::text::int, 'downloadable', p.product_type::text = '3',
    'unitTitle', coalesce(pown.unit_title, pfa.unit_title),
    'step', v.step, 'min', v.min_order_count, 'max', v.max_order_count,
    'stock', coalesce((select sum(s.on_hand - s.reserved) from shop.stock_buckets s where s.variant_id = v.id), 0),
    'unitPriceRial', case when p.deleted_at is null and v.deleted_at is null then pr.unit_price_rial end,
    'layers', '[]'::json, 'offer', null, 'taxPercent', p.tax_percent, 'weightGrams', v.weight_grams,
    'addonIds', '[]'::json) as facts
  from variant
  join public.variants v on v.id = variant.id
  join public.products p on p.id = v.product_id
  left join public.products_locales pfa on pfa._parent_id = p.id and pfa._locale = 'fa'
  left join public.products_locales pown on pown._parent_id = p.id and pown._locale = $7::public._locales
  left join public.variants_locales vfa on vfa._parent_id = v.id and vfa._locale = 'fa'
  left join public.variants_locales vown on vown._parent_id = v.id and vown._locale = $7::public._locales
  left join public.prices pr on pr.variant_id = v.id
  left join public.media m on m.id = p.picture_id
)
select
  (select json_build_object('id', b.id, 'handle', b.handle, 'version', b.version, 'customerId', b.customer_id,
    'lines', coalesce((select json_agg(json_build_object(
      'id', l.id, 'productId', l.product_id, 'variantId', l.variant_id, 'quantity', l.quantity,
      'addonOf', l.addon_of, 'userDescription', coalesce(l.user_description, ''),
      'seenUnitPriceRial', l.seen_unit_price_rial) order by l.id) from line l), '[]'))
   from basket b) as basket,
  (select s._parent_id from public.customers_sessions s
   where s.id = $4 and s._parent_id = $3 and s.expires_at > now()) as "customerId",
  (select coalesce(json_agg(facts), '[]') from fact) as facts,
  coalesce((select json_build_object('priceUnit', s.price_unit, 'minBasketRial', s.min_basket_price_rial,
     'maxBasketRial', s.max_basket_price_rial) from public.shop_settings s order by s.id limit 1),
   '{"priceUnit":"toman","minBasketRial":0,"maxBasketRial":0}') as settings`
