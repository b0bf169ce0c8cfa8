import { ARRIVED_KINDS, type OrderState } from '@rasteh/shop-core/order'
import type { RefundState } from '@rasteh/shop-core/payment'
import type { FrozenLine, RefundFacts } from '@rasteh/shop-core/refunds'
import type {
  Day,
  ReturnEvent,
  ReturnException,
  ReturnFacts,
  ReturnReason,
  ReturnState,
} from '@rasteh/shop-core/returns'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

export type OrderReturnLine = {
  position: number
  quantity: number
  /** What became of its units; null until they were looked at. */
  restocked: number | null
  damaged: number | null
  missing: number | null
}
export type OrderReturn = {
  number: number
  /** Of the request that made it. */
  key: string
  state: ReturnState
  reason: ReturnReason
  note: string | null
  overruled: string | null
  requestedAt: string
  lines: OrderReturnLine[]
  events: { event: ReturnEvent; madeAt: string; madeBy: 'customer' | 'staff'; note: string | null }[]
}
export type OrderRefundPart = {
  number: number
  attemptNumber: number | null
  gateway: string | null
  bankTitle: string | null
  reference: string | null
  amountRial: number
  state: RefundState | null | 'done'
  iban: string | null
  note: string | null
  doneAt: string | null
}
export type OrderRefund = {
  number: number
  /** Of the request that made it. */
  key: string
  returnNumber: number | null
  goodsRial: number
  deliveryRial: number
  goodwillRial: number
  reason: string | null
  madeAt: string
  lines: { position: number; quantity: number; amountRial: number }[]
  parts: OrderRefundPart[]
}
/** All that came back of an order, or may come back: goods and money. Moments are ISO texts. */
export type OrderReturns = {
  deliveredAt: string | null
  holidays: Day[]
  exceptions: { position: number; kind: ReturnException }[]
  returns: OrderReturn[]
  refunds: OrderRefund[]
  payments: {
    attemptNumber: number | null
    duePosition: number | null
    gateway: string | null
    takenRial: number
    givenRial: number
  }[]
}

const list = (fields: string, from: string, order: string) =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${from})`
const iso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const RETURN_LINES = list(
  `'position', l.position, 'quantity', l.quantity, 'restocked', l.restocked, 'damaged', l.damaged, 'missing', l.missing`,
  'shop.return_lines l where l.return_id = t.id',
  'l.position',
)
const RETURN_EVENTS = list(
  `'event', e.event, 'madeAt', ${iso('e.made_at')}, 'madeBy', split_part(e.made_by, ' ', 1), 'note', e.note`,
  'shop.return_events e where e.return_id = t.id',
  'e.id',
)
const RETURNS = list(
  `'number', t.number, 'key', t.key, 'state', t.state, 'reason', t.reason, 'note', t.note, 'overruled', t.overruled,
   'requestedAt', ${iso('t.requested_at')}, 'lines', ${RETURN_LINES}, 'events', ${RETURN_EVENTS}`,
  'shop.returns t where t.order_id = o.id',
  't.number',
)
const REFUND_LINES = list(
  `'position', l.position, 'quantity', l.quantity, 'amountRial', l.amount_rial`,
  'shop.refund_lines l where l.refund_id = f.id',
  'l.position',
)
const REFUND_PARTS = list(
  `'number', p.number, 'attemptNumber', a.number, 'gateway', a.gateway, 'bankTitle', a.bank_title, 'reference', a.reference,
   'amountRial', p.amount_rial, 'state', p.state, 'iban', p.iban, 'note', p.note, 'doneAt', ${iso('p.done_at')}`,
  'shop.refund_parts p left join shop.payment_attempts a on a.id = p.attempt_id where p.refund_id = f.id',
  'p.number',
)
const REFUNDS = list(
  `'number', f.number, 'key', f.key, 'returnNumber', t.number, 'goodsRial', f.goods_rial, 'deliveryRial', f.delivery_rial,
   'goodwillRial', f.goodwill_rial, 'reason', f.reason, 'madeAt', ${iso('f.made_at')}, 'lines', ${REFUND_LINES}, 'parts', ${REFUND_PARTS}`,
  'shop.refunds f left join shop.returns t on t.id = f.return_id where f.order_id = o.id',
  'f.number',
)
const PAYMENTS = list(
  `'attemptNumber', a.number, 'duePosition', p.due_position, 'gateway', a.gateway, 'takenRial', p.taken_rial, 'givenRial', p.given_rial`,
  'shop.payments_of(o.id) with ordinality p left join shop.payment_attempts a on a.id = p.attempt_id',
  'p.ordinality',
)
const EXCEPTIONS = list(
  `'position', l.position, 'kind', e.kind`,
  // Customers who bought before it was said may give it back.
  `shop.order_lines l join shop.return_exceptions e on e.product_id = l.product_id and e.since <= o.placed_at
   where l.order_id = o.id`,
  'l.position',
)

/** The returns and refunds of an order, and the facts that their rules need; null for no order. One statement. */
export async function loadOrderReturns(database: Database, orderId: string): Promise<OrderReturns | null> {
  const { rows } = await database.query<{ found: OrderReturns }>({
    name: 'order-returns',
    text: `select json_build_object('deliveredAt', ${iso('d.made_at')},
        'holidays', (select coalesce(json_agg(to_char(h.day, 'YYYY-MM-DD') order by h.day), '[]') from shop.holidays h
          where h.day between (d.made_at at time zone 'Asia/Tehran')::date and (d.made_at at time zone 'Asia/Tehran')::date + 90),
        'exceptions', ${EXCEPTIONS}, 'returns', ${RETURNS}, 'refunds', ${REFUNDS}, 'payments', ${PAYMENTS}) as found
      from shop.orders o left join lateral (
        select max(e.made_at) as made_at from shop.order_events e where e.order_id = o.id and e.kind ${inStates(ARRIVED_KINDS)}
      ) d on true
      where o.id = $1`,
    values: [orderId],
  })
  return rows[0]?.found ?? null
}

export type OpenReturn = {
  orderId: string
  orderNumber: number
  number: number
  state: ReturnState
  reason: ReturnReason
  requestedAt: string
  name: string | null
  units: number
}

/** The returns that wait for somebody, the oldest first. */
export async function loadOpenReturns(
  database: Database,
  states: readonly ReturnState[],
): Promise<OpenReturn[]> {
  const { rows } = await database.query<OpenReturn>({
    name: 'open-returns',
    text: `select t.order_id as "orderId", o.number as "orderNumber", t.number, t.state, t.reason,
        ${iso('t.requested_at')} as "requestedAt", c.name,
        (select sum(l.quantity)::int from shop.return_lines l where l.return_id = t.id) as units
      from shop.returns t join shop.orders o on o.id = t.order_id join public.customers c on c.id = o.customer_id
      where t.state = any ($1) order by t.number limit 200`,
    values: [states],
  })
  return rows
}

type OrderOfReturns = {
  state: OrderState
  postalRial: number
  lines: readonly (FrozenLine & { isGift: boolean })[]
}

/** What the rules of returns need, of an order and its returns. */
export function toReturnFacts(order: OrderOfReturns, found: OrderReturns): ReturnFacts {
  const exceptionOf = (position: number) =>
    found.exceptions.find((one) => one.position === position)?.kind ?? null
  return {
    state: order.state,
    deliveredMs: found.deliveredAt === null ? null : Date.parse(found.deliveredAt),
    holidays: found.holidays,
    lines: order.lines.map(({ position, quantity, isGift }) => ({
      position,
      quantity,
      isGift,
      exception: exceptionOf(position),
    })),
    returns: found.returns,
  }
}

/** What the rules of refunds need, of an order and its returns. */
export function toRefundFacts(order: OrderOfReturns, found: OrderReturns): RefundFacts {
  return {
    lines: order.lines.filter(({ isGift }) => !isGift),
    postalRial: order.postalRial,
    payments: found.payments,
    given: {
      units: found.refunds.flatMap(({ lines }) => lines),
      deliveryRial: found.refunds.reduce((sum, { deliveryRial }) => sum + deliveryRial, 0),
    },
  }
}

/** The units of a return that came back, sound or not: their money goes back. */
export const unitsToRefund = ({ lines }: OrderReturn) =>
  lines.map(({ position, restocked, damaged }) => ({
    position,
    quantity: (restocked ?? 0) + (damaged ?? 0),
  }))
