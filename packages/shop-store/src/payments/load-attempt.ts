import type { OrderState } from '@rasteh/shop-core/order'
import { ASKING_ATTEMPT_STATES, type PaymentAttemptState } from '@rasteh/shop-core/payment'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

/** One attempt to pay, with what the question to the bank needs. */
export type PaymentAttempt = {
  id: string
  number: number
  orderId: string
  gateway: string
  amountRial: number
  state: PaymentAttemptState
  authority: string | null
  /** What the bank calls the payment; null until it has confirmed it. */
  reference: string | null
  /** What it calls money that was not what we asked for. */
  takenReference: string | null
  /** What browsers brought back and the bank has not refuted, the oldest first. */
  returns: {
    /** The version of this return: when it is repeated, it has another. */
    version: string
    claim: 'paid' | 'not-paid' | 'unclear'
    kept: Record<string, string>
  }[]
  redirect: unknown
  verifyAttempts: number
  refundAttempts: number
  lateAttempts: number
  ageSeconds: number
  /** Its deadline has passed. */
  isOverdue: boolean
  orderState: OrderState
}

const COLUMNS = `a.id, a.number, a.order_id as "orderId", a.gateway, a.amount_rial as "amountRial", a.state, a.authority,
  a.reference, a.taken_reference as "takenReference", a.redirect, a.tries as "verifyAttempts", a.refund_tries as "refundAttempts",
  a.late_tries as "lateAttempts", a.deadline_at <= now() as "isOverdue",
  (select o.state from shop.orders o where o.id = a.order_id) as "orderState", extract(epoch from now() - a.created_at)::int as "ageSeconds",
  (select coalesce(json_agg(json_build_object('version', r.id::text || '/' || r.xmin::text, 'claim', r.claim, 'kept', r.kept) order by r.id), '[]')
   from shop.payment_returns r where r.attempt_id = a.id and not r.is_refuted) as returns`

export async function loadAttempt(database: Database, id: string): Promise<PaymentAttempt | null> {
  const { rows } = await database.query<PaymentAttempt>({
    name: 'attempt',
    text: `select ${COLUMNS} from shop.payment_attempts a where a.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** What a bank receives when a payment is requested. */
export type AttemptToPay = PaymentAttempt & {
  customerId: number
  orderNumber: number
  mobile: string | null
  lines: { title: string; quantity: number; amountRial: number }[]
}

/** An attempt that was not yet requested from its bank, with what the bank needs. */
export async function loadAttemptToPay(database: Database, id: string): Promise<AttemptToPay | null> {
  const { rows } = await database.query<AttemptToPay>({
    name: 'attempt-to-pay',
    text: `select ${COLUMNS}, o.customer_id as "customerId", o.number as "orderNumber", o.address->>'mobile' as mobile,
        (select coalesce(json_agg(json_build_object('title', l.title, 'quantity', l.quantity,
           'amountRial', l.price_rial - l.discount_rial + l.tax_rial) order by l.position), '[]')
         from shop.order_lines l where l.order_id = o.id) as lines
      from shop.payment_attempts a join shop.orders o on o.id = a.order_id where a.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** The attempts that are due for a check. Each is postponed meanwhile, so that no other worker takes it too. */
export async function loadDueAttempts(
  database: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<PaymentAttempt[]> {
  const { rows } = await database.query<PaymentAttempt>({
    name: 'due-attempts',
    text: `with due as (
        select id, state from shop.payment_attempts where next_check_at < now()
        order by next_check_at limit $1 for update skip locked
      ), put_off as (
        -- One that is being verified keeps its date: the right to verify is given by that date having passed.
        update shop.payment_attempts a set next_check_at = now() + $2 * interval '1 second'
        from due where a.id = due.id and due.state not ${inStates(ASKING_ATTEMPT_STATES)}
      )
      select ${COLUMNS} from shop.payment_attempts a join due using (id)`,
    values: [limit, leaseSeconds],
  })
  return rows
}

/** The attempts that have ended and whose bank is to be asked once more. */
export async function loadLateAttempts(database: Database, limit: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>({
    name: 'late-attempts',
    text: `select id from shop.payment_attempts where late_check_at <= now() order by late_check_at limit $1`,
    values: [limit],
  })
  return rows.map(({ id }) => id)
}

/** Starts a further attempt to pay an order that awaits its payment; null when it does not. */
export async function newAttempt(
  database: Database,
  given: { orderId: string; gateway: string; bankTitle: string; holdSeconds: number },
): Promise<string | null> {
  const { rows } = await database.query<{ id: string | null }>({
    name: 'new-attempt',
    text: 'select shop.new_attempt($1, $2, $3, $4) as id',
    values: [given.orderId, given.gateway, given.bankTitle, given.holdSeconds],
  })
  return rows[0]?.id ?? null
}
