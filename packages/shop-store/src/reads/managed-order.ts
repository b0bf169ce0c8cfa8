import type { DeliveryPromise } from '@rasteh/shop-core/delivery'
import type { OrderLogKind, OrderState } from '@rasteh/shop-core/order'
import type { PaymentAttemptState, RefundState } from '@rasteh/shop-core/payment'
import { ORDER_PROMISE } from '../orders/delivery.sql.ts'
import type { Database } from '../platform/pool.ts'

export type ManagedLine = {
  position: number
  productId: number
  variantId: number
  /** The code of the stock as it is now; null where the variant is gone. */
  sku: string | null
  productType: number
  title: string
  unitTitle: string
  quantity: number
  unitPriceRial: number
  priceRial: number
  discountRial: number
  taxPercent: number
  taxRial: number
  userDescription: string | null
  isGift: boolean
}
export type ManagedAttempt = {
  number: number
  gateway: string
  bankTitle: string
  amountRial: number
  state: PaymentAttemptState
  reference: string | null
  /** What the bank says it took, and by which name, where that is not what was asked for. */
  takenRial: number | null
  takenReference: string | null
  /** What goes back, if the payment is due back. */
  refundRial: number
  card: string | null
  /** The state of the bank's part in a refund, once a manager has asked for it. */
  refundState: RefundState | null
  createdAt: string
}
export type ManagedEvent = {
  kind: OrderLogKind
  /** The name of the member of staff who did it; else who it was in general. */
  staffName: string | null
  madeBy: 'staff' | 'customer' | 'bank' | 'shop'
  madeAt: string
  note: string | null
  data: Record<string, unknown> | null
}
export type OrderAddress = {
  receiver?: string
  mobile?: string
  provinceId?: number
  cityTitle?: string
  postalCode?: string
  address?: string
}

/** Everything about one order, for those who work on it. Moments are ISO texts. */
export type ManagedOrder = {
  id: string
  number: number
  state: OrderState
  methodId: number
  priceUnit: 'toman' | 'rial'
  placedAt: string
  paidAt: string | null
  shippedAt: string | null
  holdExpiresAt: string | null
  priceRial: number
  discountRial: number
  taxRial: number
  postalRial: number
  payableRial: number
  dueRial: number
  specialCode: string | null
  scoreSpent: number
  scoreEarned: number
  deliveryTitle: string | null
  promise: DeliveryPromise | null
  paidOnArrival: boolean
  carrier: string | null
  trackingCode: string | null
  closedReason: string | null
  receipt: { paidAt?: string; lastFour?: string; fileId?: string | null } | null
  address: OrderAddress | null
  /** Of a company that buys. */
  economicCode: string | null
  customer: { id: number; name: string | null; mobile: string | null; email: string | null }
  lines: ManagedLine[]
  dues: { position: number; dueOn: string; amountRial: number; paidAt: string | null }[]
  attempts: ManagedAttempt[]
  events: ManagedEvent[]
}

const list = (fields: string, from: string, order: string) =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${from})`

const LINES = list(
  `'position', l.position, 'productId', l.product_id, 'variantId', l.variant_id, 'productType', l.product_type,
   'sku', (select v.sku from public.variants v where v.id = l.variant_id), 'title', l.title, 'unitTitle', l.unit_title, 'quantity', l.quantity,
   'unitPriceRial', l.unit_price_rial, 'priceRial', l.price_rial, 'discountRial', l.discount_rial,
   'taxPercent', l.tax_percent, 'taxRial', l.tax_rial, 'userDescription', l.user_description, 'isGift', l.is_gift`,
  'shop.order_lines l where l.order_id = o.id',
  'l.position',
)
const DUES = list(
  `'position', d.position, 'dueOn', d.due_on, 'amountRial', d.amount_rial, 'paidAt', d.paid_at`,
  'shop.order_dues d where d.order_id = o.id',
  'd.position',
)
const ATTEMPTS = list(
  `'number', a.number, 'gateway', a.gateway, 'bankTitle', a.bank_title, 'amountRial', a.amount_rial, 'state', a.state, 'reference', a.reference,
   'takenRial', a.taken_rial, 'takenReference', a.taken_reference, 'refundRial', shop.refund_rial(a),
   'card', a.card, 'refundState', a.refund_state, 'createdAt', a.created_at`,
  'shop.payment_attempts a where a.order_id = o.id',
  'a.id',
)
const EVENTS = list(
  `'kind', e.kind, 'staffName', s.name, 'madeBy', split_part(e.made_by, ' ', 1), 'madeAt', e.made_at, 'note', e.note,
   'data', e.data`,
  `shop.order_events e left join public.staff s on s.id = substring(e.made_by from '^staff ([0-9]{1,9})$')::int
   where e.order_id = o.id`,
  'e.id',
)

/** The orders of these ids, whole, the newest first: one statement, whether one is looked at or many are printed. */
export async function loadManagedOrders(database: Database, ids: readonly string[]): Promise<ManagedOrder[]> {
  const { rows } = await database.query<{ order: ManagedOrder }>({
    name: 'managed-orders',
    text: `select json_build_object('id', o.id, 'number', o.number, 'state', o.state, 'methodId', o.method_id,
        'priceUnit', o.price_unit, 'placedAt', o.placed_at, 'paidAt', o.paid_at, 'shippedAt', o.shipped_at,
        'holdExpiresAt', o.hold_expires_at, 'priceRial', o.price_rial, 'discountRial', o.discount_rial,
        'taxRial', o.tax_rial, 'postalRial', o.postal_rial, 'payableRial', o.payable_rial, 'dueRial', o.due_rial,
        'specialCode', o.special_code, 'scoreSpent', o.score_spent, 'scoreEarned', o.score_earned,
        'deliveryTitle', o.delivery_title, 'promise', ${ORDER_PROMISE}, 'paidOnArrival', o.paid_on_arrival, 'carrier', o.carrier,
        'trackingCode', o.tracking_code, 'closedReason', o.closed_reason, 'receipt', o.receipt, 'address', o.address,
        'economicCode', o.economic_code,
        'customer', json_build_object('id', c.id, 'name', c.name, 'mobile', c.username, 'email', c.email),
        'lines', ${LINES}, 'dues', ${DUES}, 'attempts', ${ATTEMPTS}, 'events', ${EVENTS}) as order
      from shop.orders o join public.customers c on c.id = o.customer_id
      where o.id = any($1::uuid[]) order by o.number desc`,
    values: [ids],
  })
  return rows.map(({ order }) => order)
}
