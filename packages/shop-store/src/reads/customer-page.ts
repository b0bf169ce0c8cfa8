import { type OrderState, SOLD_STATES } from '@rasteh/shop-core/order'
import type { ReturnState } from '@rasteh/shop-core/returns'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'
import {
  ADDRESSES,
  BASKET,
  CODE_USES,
  COMMENTS,
  FEEDBACK,
  MESSAGES,
  NOTES,
  RETURNS,
  SCORE_MOVES,
} from './customer-page.sql.ts'

type Moment = string

export type CustomerOrder = {
  id: string
  number: number
  state: OrderState
  methodId: number
  placedAt: Moment
  isPaid: boolean
  payableRial: number
  refundedRial: number
  units: number
}
export type CustomerAddress = {
  title: string
  receiver: string
  mobile: string
  provinceId: number | null
  cityTitle: string | null
  postalCode: string
  address: string
  isDefault: boolean
}
export type CustomerPage = {
  id: number
  name: string | null
  mobile: string | null
  email: string | null
  groupTitle: string | null
  createdAt: Moment
  priceUnit: 'toman' | 'rial'
  /** Of orders that were sold and paid: what they came to, less what was given back of them. */
  spentRial: number
  paidOrders: number
  /** All orders that stand, paid or not. */
  soldOrders: number
  refundedRial: number
  score: number
  orders: CustomerOrder[]
  returns: {
    number: number
    orderId: string
    orderNumber: number
    state: ReturnState
    units: number
    requestedAt: Moment
  }[]
  addresses: CustomerAddress[]
  basket: {
    updatedAt: Moment
    code: string | null
    lines: { title: string; quantity: number; priceRial: number | null }[]
  } | null
  scoreMoves: {
    points: number
    reason: string
    orderNumber: number | null
    staffName: string | null
    madeAt: Moment
  }[]
  codeUses: { code: string; orderNumber: number; usedAt: Moment }[]
  comments: { id: number; text: string; status: string; madeAt: Moment }[]
  feedback: { id: number; subject: string | null; text: string; isAnswered: boolean; madeAt: Moment }[]
  messages: { kind: string; method: 'sms' | 'mail'; orderNumber: number; sentAt: Moment }[]
  codes: {
    madeAt: Moment
    delivery: 'queued' | 'sending' | 'sent' | 'failed'
    isUsed: boolean
    byStaff: boolean
  }[]
  notes: { text: string; staffName: string | null; madeAt: Moment }[]
}

/** So many of the newest orders are listed; the figures count all of them. */
export const CUSTOMER_ORDERS_SHOWN = 50

const ORDERS = `(select coalesce(json_agg(n order by n.number desc), '[]') from (
    select s.id, s.number, s.state, s.method_id as "methodId", s.placed_at as "placedAt", s.paid_at is not null as "isPaid",
      s.payable_rial as "payableRial", s.refunded as "refundedRial",
      (select coalesce(sum(l.quantity), 0)::int from shop.order_lines l where l.order_id = s.id) as units
    from sold s order by s.number desc limit ${CUSTOMER_ORDERS_SHOWN}) n)`

/** Everything that staff see of one customer, in one statement; null for no customer. */
export async function loadCustomerPage(database: Database, customerId: number): Promise<CustomerPage | null> {
  const { rows } = await database.query<{ customer: CustomerPage }>({
    name: 'customer-page',
    text: `with sold as (
        select o.*, (select coalesce(sum(r.goods_rial + r.delivery_rial + r.goodwill_rial), 0)::bigint
          from shop.refunds r where r.order_id = o.id) as refunded
        from shop.orders o where o.customer_id = $1
      ), figures as (
        select count(*) as sold, count(paid_at) as paid, coalesce(sum(refunded), 0) as refunded,
          coalesce(sum(payable_rial - refunded) filter (where paid_at is not null), 0) as spent
        from sold where state ${inStates(SOLD_STATES)}
      )
      select json_build_object('id', c.id, 'name', coalesce(c.name, p.first_name || ' ' || p.last_name), 'mobile', c.username,
        'email', c.email, 'groupTitle', g.title, 'createdAt', c.created_at,
        'priceUnit', coalesce((select s.price_unit::text from public.shop_settings s order by s.id limit 1), 'toman'),
        'spentRial', f.spent, 'paidOrders', f.paid, 'soldOrders', f.sold, 'refundedRial', f.refunded,
        'score', (select coalesce(sum(delta), 0) from shop.score_moves where customer_id = c.id),
        'orders', ${ORDERS}, 'returns', ${RETURNS}, 'addresses', ${ADDRESSES}, 'basket', ${BASKET},
        'scoreMoves', ${SCORE_MOVES}, 'codeUses', ${CODE_USES}, 'comments', ${COMMENTS}, 'feedback', ${FEEDBACK},
        'messages', ${MESSAGES}, 'codes', shop.codes_sent_to(c.id), 'notes', ${NOTES}) as customer
      from public.customers c cross join figures f
        left join public.customer_groups g on g.id = c.group_id
        left join shop.profiles p on p.customer_id = c.id
      where c.id = $1`,
    values: [customerId],
  })
  return rows[0]?.customer ?? null
}
