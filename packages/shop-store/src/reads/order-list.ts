import { type OrderState, TO_APPROVE_STATES, TO_SEND_STATES, UNPAID_STATES } from '@rasteh/shop-core/order'
import type { OrderListQuery } from '@rasteh/shop-core/order-list'
import { OWED_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'
import { chosenOrders, ORDER_ROWS } from './order-list.sql.ts'
import { loadSought } from './order-sought.ts'

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
/** `text`: an order's number, a mobile in its kept form, a tracking code or a part of a name; empty for all. */
export type OrderQuery = OrderListQuery & {
  /** The number of the last order of the page before. */
  cursor: number | null
  limit: number
}
export type OrderPage = { orders: ListedOrder[]; nextCursor: number | null }

/** One page of the orders, the newest first. */
export async function loadOrderList(
  database: Database,
  { cursor, limit, ...query }: OrderQuery,
): Promise<OrderPage> {
  const sought = await loadSought(database, query)
  const asked = chosenOrders({ query, sought, cursor, limit: limit + 1 })
  const { rows } = await database.query<ListedOrder>({
    text: ORDER_ROWS(asked.text),
  })
  const orders = rows.slice(0, limit)
  return { orders, nextCursor: rows.length > limit ? (orders.at(-1)?.number ?? null) : null }
}

/** More are not counted: people read no further, and a list of all orders would be counted on every visit. */
export const ORDER_COUNT_SHOWN = 1_000

/** How many orders are found, up to ORDER_COUNT_SHOWN and one more. */
export async function countOrders(database: Database, query: OrderListQuery): Promise<number> {
  const sought = await loadSought(database, query)
  const asked = chosenOrders({ query, sought, cursor: null, limit: ORDER_COUNT_SHOWN + 1 })
  const { rows } = await database.query<{ count: number }>({
    text: `select count(*)::int as count from (${asked.text}) chosen`,
  })
  return rows[0]?.count ?? 0
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
