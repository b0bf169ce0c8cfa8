import type { DeliveryPromise } from '@rasteh/shop-core/delivery'
import { type OrderLogKind, type OrderState, TO_SEND_STATES } from '@rasteh/shop-core/order'
import { type PaymentAttemptState, PENDING_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import type { Database } from '../platform/pool.ts'
import { ORDER_PROMISE } from './delivery.sql.ts'
import { inStates } from './in-states.ts'

export type OrderLine = {
  position: number
  productId: number
  variantId: number
  title: string
  url: string
  picture: string | null
  unitTitle: string
  quantity: number
  unitPriceRial: number
  priceRial: number
  discountRial: number
  taxRial: number
  userDescription: string
  addonOf: number | null
  isGift: boolean
  productType: number
}

/** An order as it was agreed, and what has become of it. Moments are ISO texts. */
export type Order = {
  id: string
  number: number
  customerId: number
  state: OrderState
  isPaid: boolean
  isPaymentPending: boolean
  placedAt: string
  holdExpiresAt: string | null
  serverNow: string
  methodId: number
  methodTitle: string
  priceUnit: string
  priceRial: number
  discountRial: number
  taxRial: number
  postalRial: number
  payableRial: number
  dueRial: number
  specialCode: string
  scoreEarned: number
  deliveryTitle: string
  /** When it was promised to arrive; null where nothing was promised. */
  promise: DeliveryPromise | null
  paidOnArrival: boolean
  address: {
    receiver: string
    mobile: string
    provinceId: number
    cityTitle: string
    postalCode: string
    address: string
  } | null
  carrier: string
  trackingCode: string
  closedReason: string
  hasReceipt: boolean
  canChooseGift: boolean
  lines: OrderLine[]
  dues: { dueOn: string; amountRial: number; isPaid: boolean }[]
  attempts: {
    state: PaymentAttemptState
    gateway: string
    bankTitle: string
    amountRial: number
    reference: string
    card: string
    createdAt: string
  }[]
  events: { kind: OrderLogKind; madeAt: string }[]
}

const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const OPEN = `exists (select from shop.payment_attempts a where a.order_id = o.id and a.state ${inStates(PENDING_ATTEMPT_STATES)})`

/** As it was written when it was ordered; read in the other language, as the goods are called there, if they are. */
const inCulture = (there: string, written: string) =>
  `case when t.title is null or o.culture like $2::public._locales::text || '-%' then ${written} else coalesce(${there}, ${written}) end`

const ORDER = `select o.id, o.number, o.customer_id as "customerId", o.state, o.paid_at is not null as "isPaid", ${OPEN} as "isPaymentPending",
  ${iso('o.placed_at')} as "placedAt", ${iso('o.hold_expires_at')} as "holdExpiresAt", ${iso('now()')} as "serverNow",
  o.method_id as "methodId", coalesce((select coalesce(own.title, fa.title) from public.payment_methods m
    left join public.payment_methods_locales fa on fa._parent_id = m.id and fa._locale = 'fa'
    left join public.payment_methods_locales own on own._parent_id = m.id and own._locale = $2::public._locales
    where m.kind::text = o.method_id::text), '') as "methodTitle",
  o.price_unit as "priceUnit", o.price_rial as "priceRial", o.discount_rial as "discountRial", o.tax_rial as "taxRial",
  o.postal_rial as "postalRial", o.payable_rial as "payableRial", o.due_rial as "dueRial",
  coalesce(o.special_code, '') as "specialCode", o.score_earned as "scoreEarned",
  coalesce(o.delivery_title, '') as "deliveryTitle", ${ORDER_PROMISE} as promise, o.paid_on_arrival as "paidOnArrival", o.address,
  coalesce(o.carrier, '') as carrier, coalesce(o.tracking_code, '') as "trackingCode",
  coalesce(o.closed_reason, '') as "closedReason", o.receipt is not null as "hasReceipt",
  o.paid_at is not null and o.state ${inStates(TO_SEND_STATES)}
    and not exists (select from shop.order_lines l where l.order_id = o.id and l.is_gift)
    and exists (select from public.gifts g where g.is_offered and g.from_order_rial <= o.payable_rial) as "canChooseGift",
  (select coalesce(json_agg(json_build_object('position', l.position, 'productId', l.product_id, 'variantId', l.variant_id,
     'title', ${inCulture("concat_ws(' · ', t.title, vt.title)", 'l.title')}, 'url', '/product/' || l.product_id || '/' || p.slug, 'picture', l.picture, 'unitTitle', ${inCulture('t.unit_title', 'l.unit_title')},
     'quantity', l.quantity, 'unitPriceRial', l.unit_price_rial, 'priceRial', l.price_rial, 'discountRial', l.discount_rial,
     'taxRial', l.tax_rial, 'userDescription', coalesce(l.user_description, ''), 'addonOf', l.addon_of,
     'isGift', l.is_gift, 'productType', l.product_type) order by l.position), '[]')
   from shop.order_lines l join public.products p on p.id = l.product_id
   left join public.products_locales t on t._parent_id = l.product_id and t._locale = $2::public._locales and t.title is not null
   left join public.variants_locales vt on vt._parent_id = l.variant_id and vt._locale = $2::public._locales
   where l.order_id = o.id) as lines,
  (select coalesce(json_agg(json_build_object('dueOn', d.due_on, 'amountRial', d.amount_rial, 'isPaid', d.paid_at is not null)
     order by d.position), '[]') from shop.order_dues d where d.order_id = o.id) as dues,
  (select coalesce(json_agg(json_build_object('state', a.state, 'gateway', a.gateway, 'bankTitle', a.bank_title,
     'amountRial', a.amount_rial, 'reference', coalesce(a.reference, ''), 'card', coalesce(a.card, ''),
     'createdAt', ${iso('a.created_at')}) order by a.id desc), '[]') from shop.payment_attempts a where a.order_id = o.id) as attempts,
  (select coalesce(json_agg(json_build_object('kind', e.kind, 'madeAt', ${iso('e.made_at')}) order by e.id), '[]')
   from shop.order_events e where e.order_id = o.id and e.kind <> 'note') as events
  from shop.orders o`

type Asked = { idOrNumber: string; locale: string; customerId: number }

/** A customer's own order, by its id or by the number that people read; null for another's. One statement. */
export async function loadOrder(
  database: Database,
  { idOrNumber, locale, customerId }: Asked,
): Promise<Order | null> {
  const isNumber = /^[0-9]{1,15}$/.test(idOrNumber)
  if (!isNumber && !UUID.test(idOrNumber)) return null
  const { rows } = await database.query<Order>({
    name: isNumber ? 'order-by-number' : 'order-by-id',
    text: `${ORDER} where ${isNumber ? 'o.number = $1::bigint' : 'o.id = $1::uuid'} and o.customer_id = $3`,
    values: [idOrNumber, locale, customerId],
  })
  return rows[0] ?? null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export type OrderSummary = {
  id: string
  number: number
  state: OrderState
  isPaid: boolean
  isPaymentPending: boolean
  placedAt: string
  payableRial: number
  priceUnit: string
  lineCount: number
  pictures: string[]
}

/** A customer's orders below a number, the newest first. */
export async function loadOrders(
  database: Database,
  { customerId, below, limit }: { customerId: number; below: number | null; limit: number },
): Promise<OrderSummary[]> {
  const { rows } = await database.query<OrderSummary>({
    name: 'orders-of-customer',
    text: `select o.id, o.number, o.state, o.paid_at is not null as "isPaid", ${OPEN} as "isPaymentPending",
        ${iso('o.placed_at')} as "placedAt", o.payable_rial as "payableRial", o.price_unit as "priceUnit",
        (select count(*)::int from shop.order_lines l where l.order_id = o.id) as "lineCount",
        (select coalesce(json_agg(l.picture order by l.position) filter (where l.picture is not null), '[]')
         from (select picture, position from shop.order_lines where order_id = o.id order by position limit 4) l) as pictures
      from shop.orders o where o.customer_id = $1 and ($2::bigint is null or o.number < $2)
      order by o.number desc limit $3`,
    values: [customerId, below, limit],
  })
  return rows
}
