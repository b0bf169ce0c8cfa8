import type { DeliveryPromise } from '@rasteh/shop-core/delivery'
import type { OrderLogKind, OrderState } from '@rasteh/shop-core/order'
import type { Database } from '../platform/pool.ts'
import { ORDER_PROMISE } from './delivery.sql.ts'

/** The job that notifies people of an order event; the database queues one for each event that has notifications. */
export const NOTIFY_ORDER_QUEUE = 'tell-order'
export type NotifyOrder = { readonly eventId: string }

/** How a notification is sent: to the buyer's mobile, to their email, or to the shop's own mobile. */
export type NotificationMethod = 'sms' | 'mail' | 'shop-sms'

/** An order event with what its notifications say and where they go. */
export type OrderNotification = {
  kind: OrderLogKind
  culture: string
  orderId: string
  number: number
  state: OrderState
  methodId: number
  payableRial: number
  priceUnit: 'toman' | 'rial'
  /** What the event itself is about: a refund's amount. */
  amountRial: number | null
  carrier: string | null
  trackingCode: string | null
  promise: DeliveryPromise | null
  mobile: string | null
  email: string | null
  shopMobile: string | null
  notified: NotificationMethod[]
}

export async function loadOrderNotification(
  database: Database,
  eventId: string,
): Promise<OrderNotification | null> {
  const { rows } = await database.query<OrderNotification>({
    name: 'order-notification',
    text: `select e.kind, o.culture, o.id as "orderId", o.number, o.state, o.method_id as "methodId",
        o.payable_rial as "payableRial", o.price_unit as "priceUnit", (e.data->>'amountRial')::bigint as "amountRial",
        o.carrier, o.tracking_code as "trackingCode", ${ORDER_PROMISE} as promise, coalesce(c.username, o.address->>'mobile') as mobile, c.email,
        (select s.shop_mobile from public.shop_settings s order by s.id limit 1) as "shopMobile",
        array(select t.way from shop.order_tellings t where t.event_id = e.id) as notified
      from shop.order_events e join shop.orders o on o.id = e.order_id join public.customers c on c.id = o.customer_id
      where e.id = $1`,
    values: [eventId],
  })
  return rows[0] ?? null
}

/** Claims the notification of an event by one method. False: it is claimed already. */
export async function claimNotification(
  database: Database,
  eventId: string,
  method: NotificationMethod,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'claim-notification',
    text: 'insert into shop.order_tellings (event_id, way) values ($1, $2) on conflict do nothing',
    values: [eventId, method],
  })
  return rowCount === 1
}

/** Releases the claim: the message was certainly not sent. */
export async function releaseNotification(
  database: Database,
  eventId: string,
  method: NotificationMethod,
): Promise<void> {
  await database.query({
    name: 'release-notification',
    text: 'delete from shop.order_tellings where event_id = $1 and way = $2',
    values: [eventId, method],
  })
}
