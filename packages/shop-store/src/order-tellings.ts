import type { Database } from './pool.ts'

/** By which way an event is told: to the buyer's mobile, to their e-mail, or to the shop's own mobile. */
export type TellingWay = 'sms' | 'mail' | 'shop-sms'

/** An event with whom it concerns. `isDue`: the step is worth telling for this order. */
export type EventToTell = {
  kind: string
  culture: string
  orderId: string
  number: number
  state: string
  methodId: number
  payableRial: number
  priceUnit: 'toman' | 'rial'
  /** What the event itself is about: a refund's amount. */
  amountRial: number | null
  carrier: string | null
  trackingCode: string | null
  mobile: string | null
  email: string | null
  shopMobile: string | null
  told: TellingWay[]
}

export async function loadEventToTell(database: Database, eventId: string): Promise<EventToTell | null> {
  const { rows } = await database.query<EventToTell>({
    name: 'event-to-tell',
    text: `select e.kind, o.culture, o.id as "orderId", o.number, o.state, o.method_id as "methodId",
        o.payable_rial as "payableRial", o.price_unit as "priceUnit", (e.data->>'amountRial')::bigint as "amountRial",
        o.carrier, o.tracking_code as "trackingCode", coalesce(c.username, o.address->>'mobile') as mobile, c.email,
        (select s.shop_mobile from public.shop_settings s order by s.id limit 1) as "shopMobile",
        array(select t.way from shop.order_tellings t where t.event_id = e.id) as told
      from shop.order_events e join shop.orders o on o.id = e.order_id join public.customers c on c.id = o.customer_id
      where e.id = $1`,
    values: [eventId],
  })
  return rows[0] ?? null
}

/** Takes the telling of an event by one way, which is then nobody else's. False: it is taken. */
export async function claimTelling(database: Database, eventId: string, way: TellingWay): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'claim-telling',
    text: 'insert into shop.order_tellings (event_id, way) values ($1, $2) on conflict do nothing',
    values: [eventId, way],
  })
  return rowCount === 1
}

/** Gives it back: the message has surely not left. */
export async function giveBackTelling(database: Database, eventId: string, way: TellingWay): Promise<void> {
  await database.query({
    name: 'give-back-telling',
    text: 'delete from shop.order_tellings where event_id = $1 and way = $2',
    values: [eventId, way],
  })
}
