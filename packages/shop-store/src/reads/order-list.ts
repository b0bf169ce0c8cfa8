import {
  isOrderState,
  type OrderState,
  STAFF_ORDER_LISTS,
  TO_APPROVE_STATES,
  TO_SEND_STATES,
  UNPAID_STATES,
} from '@rasteh/shop-core/order'
import { OWED_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

/** What was placed today in Tehran, and the lists that staff work through. */
export const ORDER_LISTS = ['today', ...STAFF_ORDER_LISTS] as const
export type OrderList = (typeof ORDER_LISTS)[number]

export type ListedOrder = {
  id: string
  number: number
  state: OrderState
  methodId: number
  placedAt: Date
  isPaid: boolean
  payableRial: number
  refundRial: number
  priceUnit: 'toman' | 'rial'
  name: string | null
  mobile: string | null
  cityTitle: string | null
  units: number
}
export type OrderQuery = {
  list: OrderList | null
  /** An order's number, a mobile in its kept form, or a part of a name; empty for all. */
  text: string
  /** The number of the last order of the page before. */
  cursor: number | null
  limit: number
}
export type OrderPage = { orders: ListedOrder[]; nextCursor: number | null }

/** Whom the words mean: each by an index of its own. */
const FOUND = `o.id in (
    select id from shop.orders where number = case when $2 ~ '^[0-9]{1,15}$' then $2::bigint end
    union select id from shop.orders where address->>'mobile' = $2
    union select id from shop.orders where address->>'receiver' ilike '%' || $3 || '%'
    union select m.id from shop.orders m join public.customers p on p.id = m.customer_id
      where p.username = $2 or p.name ilike '%' || $3 || '%')`

const LISTED = {
  all: '$1::text is null',
  state: 'o.state = $1::text',
  today: `$1::text is not null
    and o.placed_at >= date_trunc('day', now() at time zone 'Asia/Tehran') at time zone 'Asia/Tehran'`,
  refund: `$1::text is not null and o.id in (select order_id from shop.payment_attempts where state ${inStates(OWED_ATTEMPT_STATES)})`,
}

/** One page of the orders, the newest first. */
export async function loadOrderList(database: Database, query: OrderQuery): Promise<OrderPage> {
  const { list, text, cursor, limit } = query
  const shape = shapeOf(list)
  const isSearch = text !== ''
  const { rows } = await database.query<ListedOrder>({
    name: `order-list-${shape}${isSearch ? '-search' : ''}`,
    text: `select o.id, o.number, o.state, o.method_id as "methodId", o.placed_at as "placedAt",
        o.paid_at is not null as "isPaid", o.payable_rial as "payableRial", o.price_unit as "priceUnit",
        coalesce(o.address->>'receiver', c.name) as name, coalesce(o.address->>'mobile', c.username) as mobile,
        o.address->>'cityTitle' as "cityTitle",
        (select coalesce(sum(l.quantity), 0) from shop.order_lines l where l.order_id = o.id)::int as units,
        (select coalesce(sum(shop.refund_rial(a)), 0) from shop.payment_attempts a
          where a.order_id = o.id and a.state ${inStates(OWED_ATTEMPT_STATES)})::bigint as "refundRial"
      from shop.orders o join public.customers c on c.id = o.customer_id
      where ${LISTED[shape]} and ($4::bigint is null or o.number < $4)
        and ${isSearch ? FOUND : '$2::text is null and $3::text is null'}
      order by o.number desc limit $5`,
    values: [list, isSearch ? text : null, isSearch ? escapeLike(text) : null, cursor, limit + 1],
  })
  const orders = rows.slice(0, limit)
  return { orders, nextCursor: rows.length > limit ? (orders.at(-1)?.number ?? null) : null }
}

function shapeOf(list: OrderList | null): keyof typeof LISTED {
  if (list === null) return 'all'
  if (list === 'today') return 'today'
  return isOrderState(list) ? 'state' : 'refund'
}

export type WaitingOrders = { toPay: number; toApprove: number; toSend: number; toRefund: number }

/** How many orders wait for the shop, or for their payment: one statement on the index of states. */
export async function loadWaitingOrders(database: Database): Promise<WaitingOrders> {
  const { rows } = await database.query<WaitingOrders>({
    name: 'waiting-orders',
    text: `select (select count(*) from shop.orders where state ${inStates(UNPAID_STATES)}) as "toPay",
      (select count(*) from shop.orders where state ${inStates(TO_APPROVE_STATES)}) as "toApprove",
      (select count(*) from shop.orders where state ${inStates(TO_SEND_STATES)}) as "toSend",
      (select count(distinct order_id) from shop.payment_attempts where state ${inStates(OWED_ATTEMPT_STATES)}) as "toRefund"`,
  })
  return rows[0] ?? { toPay: 0, toApprove: 0, toSend: 0, toRefund: 0 }
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
