import type { GiftFacts, GiftOrder, GiftRefusal } from '@rasteh/shop-core/gift'
import { toRial } from '@rasteh/shop-core/money'
import { CLOSED_STATES, SENT_STATES } from '@rasteh/shop-core/order'
import type { Database } from '../platform/pool.ts'
import type { Locale } from '../reads/locale.ts'
import { joinedTitle } from '../reads/title.sql.ts'
import { inStates } from './in-states.ts'

/** A gift as it is shown; `isCustom` when its product has several variants, so that the variant must be named. */
export type OfferedGift = GiftFacts & {
  productId: number
  isDefault: boolean
  isCustom: boolean
  title: string
  unitTitle: string
  url: string
  picture: string | null
  productType: number
}

export type OrderGifts = { orderId: string; order: GiftOrder; gifts: readonly OfferedGift[] }

type Asked = { customerId: number; orderId: string; locale: Locale }

/** An order of the customer's, by its id or its number, and all gifts that the shop offers; null when it is not theirs. */
export async function loadOrderGifts(
  database: Database,
  { customerId, orderId, locale }: Asked,
): Promise<OrderGifts | null> {
  const { rows } = await database.query<{ id: string; order: GiftOrder; gifts: OfferedGift[] }>({
    name: 'order-gifts',
    text: LOAD_ORDER_GIFTS,
    values: [customerId, orderId, locale],
  })
  const [row] = rows
  if (!row) return null
  const { id, order, gifts } = row
  return {
    orderId: id,
    order: { ...order, amountRial: toRial(order.amountRial) },
    gifts: gifts.map((gift) => ({ ...gift, fromOrderRial: toRial(gift.fromOrderRial) })),
  }
}

/** Adds a gift to an order; answers why not, or null. Of many at once exactly one is added. */
export async function addGift(
  database: Database,
  { orderId, gift, customerId }: { orderId: string; gift: OfferedGift; customerId: number },
): Promise<GiftRefusal | null> {
  const { productId, variantId, productType, title, unitTitle, picture } = gift
  const line = {
    product_id: productId,
    variant_id: variantId,
    product_type: productType,
    title,
    unit_title: unitTitle,
    picture,
  }
  const { rows } = await database.query<{ refusal: Raced['kind'] | null }>({
    name: 'add-gift',
    text: 'select shop.add_gift($1, $2, $3) as refusal',
    values: [orderId, JSON.stringify(line), `customer ${customerId}`],
  })
  const kind = rows[0]?.refusal
  return kind ? { kind } : null
}

type Raced = Exclude<GiftRefusal, { kind: 'gift-order-too-small' }>

const LOAD_ORDER_GIFTS = `
select o.id,
  json_build_object('isPaid', o.paid_at is not null and o.state not ${inStates(CLOSED_STATES)},
    'isShipped', o.state ${inStates(SENT_STATES)}, 'amountRial', o.payable_rial,
    'giftVariantId', (select l.variant_id from shop.order_lines l where l.order_id = o.id and l.is_gift)) as "order",
  (select coalesce(json_agg(json_build_object(
      'variantId', v.id, 'isOffered', g.is_offered, 'fromOrderRial', g.from_order_rial,
      'stock', coalesce((select sum(s.on_hand - s.reserved) from shop.stock_buckets s where s.variant_id = v.id), 0),
      'productId', p.id, 'isDefault', v.is_default,
      'isCustom', exists (select from public.variants w where w.product_id = p.id and w.id <> v.id and w.deleted_at is null),
      'title', ${joinedTitle('coalesce(pown.title, pfa.title)', 'coalesce(vown.title, vfa.title)')},
      'unitTitle', coalesce(pown.unit_title, pfa.unit_title), 'url', '/product/' || p.id || '/' || p.slug,
      'picture', '/media/' || coalesce(m.sizes_thumb_filename, m.filename), 'productType', p.product_type::text::int)
      order by g.from_order_rial, g.id), '[]')
    from public.gifts g
    join public.variants v on v.id = g.variant_id and v.deleted_at is null
    join public.products p on p.id = v.product_id and p.deleted_at is null and p._status = 'published'
    left join public.products_locales pfa on pfa._parent_id = p.id and pfa._locale = 'fa'
    left join public.products_locales pown on pown._parent_id = p.id and pown._locale = $3::public._locales
    left join public.variants_locales vfa on vfa._parent_id = v.id and vfa._locale = 'fa'
    left join public.variants_locales vown on vown._parent_id = v.id and vown._locale = $3::public._locales
    left join public.media m on m.id = p.picture_id
    where g.is_offered) as gifts
from shop.orders o where o.customer_id = $1 and (o.id::text = $2 or o.number::text = $2)`
