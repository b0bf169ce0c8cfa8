import { ASKED_REFUND_STATES, type RefundEnd } from '@rasteh/shop-core/payment'
import type { RefundPlan } from '@rasteh/shop-core/refunds'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

export type RefundSaid = 'done' | 'state-changed' | 'not-found'

export type RefundGrant = {
  orderId: string
  staffId: number
  key: string
  /** How many refunds the order had when this one was planned. */
  refundsSeen: number
  returnNumber: number | null
  plan: RefundPlan
  reason: string
  /** The gateways whose banks are asked at once. */
  banks: readonly string[]
  from?: string
}

/** Writes a refund in part, once per key, and settles its return. */
export async function grantRefund(database: Database, grant: RefundGrant): Promise<RefundSaid> {
  const { rows } = await database.query<{ said: RefundSaid }>({
    name: 'grant-refund',
    text: `select set_config('rasteh.caller', $9, true), shop.grant_refund($1, $2, $3, $4, $5, $6, $7, $8) as said`,
    values: [
      grant.orderId,
      grant.staffId,
      grant.key,
      grant.refundsSeen,
      grant.returnNumber,
      JSON.stringify(grant.plan),
      grant.reason,
      grant.banks,
      grant.from ?? '',
    ],
  })
  return rows[0]?.said ?? 'not-found'
}

type PartAct = { orderId: string; staffId: number; partNumber: number; from?: string }

/** Asks a bank for a part, for a manager. */
export async function askRefundPart(
  database: Database,
  act: PartAct & { banks: readonly string[] },
): Promise<RefundSaid> {
  const { rows } = await database.query<{ said: RefundSaid }>({
    name: 'ask-refund-part',
    text: `select set_config('rasteh.caller', $5, true), shop.ask_refund_part($1, $2, $3, $4) as said`,
    values: [act.orderId, act.staffId, act.partNumber, act.banks, act.from ?? ''],
  })
  return rows[0]?.said ?? 'not-found'
}

/** Marks a part as given back by hand. */
export async function payRefundPart(
  database: Database,
  act: PartAct & { iban: string; note: string },
): Promise<RefundSaid> {
  const { rows } = await database.query<{ said: RefundSaid }>({
    name: 'pay-refund-part',
    text: `select set_config('rasteh.caller', $6, true), shop.pay_refund_part($1, $2, $3, $4, $5) as said`,
    values: [act.orderId, act.staffId, act.partNumber, act.iban, act.note, act.from ?? ''],
  })
  return rows[0]?.said ?? 'not-found'
}

/** The right to ask the bank for a part, given to one caller at a time; see shop.begin_refund_part. */
export async function beginRefundPart(
  database: Database,
  { id, leaseSeconds }: { id: string; leaseSeconds: number },
): Promise<'go' | 'again' | 'busy' | 'none'> {
  const { rows } = await database.query<{ said: 'go' | 'again' | 'busy' | 'none' }>({
    name: 'begin-refund-part',
    text: 'select shop.begin_refund_part($1, $2) as said',
    values: [id, leaseSeconds],
  })
  return rows[0]?.said ?? 'none'
}

/** Stores the bank's answer. False: another caller has stored one already. */
export async function endRefundPart(
  database: Database,
  { id, end }: { id: string; end: RefundEnd },
): Promise<boolean> {
  const { rows } = await database.query<{ ended: boolean }>({
    name: 'end-refund-part',
    text: 'select shop.end_refund_part($1, $2) as ended',
    values: [id, end],
  })
  return rows[0]?.ended ?? false
}

/** Not now: the bank is asked again after a while. */
export async function postponeRefundPart(
  database: Database,
  { id, seconds }: { id: string; seconds: number },
): Promise<void> {
  await database.query({
    name: 'postpone-refund-part',
    text: `update shop.refund_parts set check_at = now() + $2 * interval '1 second'
      where id = $1 and state ${inStates(ASKED_REFUND_STATES)}`,
    values: [id, seconds],
  })
}

/** The parts that a bank must be asked for now. */
export async function loadDueRefundParts(database: Database, limit: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>({
    name: 'due-refund-parts',
    text: `select id from shop.refund_parts where check_at <= now() order by check_at limit $1`,
    values: [limit],
  })
  return rows.map(({ id }) => id)
}

/** The parts of an order whose bank a manager has just had asked. */
export async function loadAskedRefundParts(database: Database, orderId: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>({
    name: 'asked-refund-parts',
    text: `select id from shop.refund_parts where order_id = $1 and state ${inStates(ASKED_REFUND_STATES)}`,
    values: [orderId],
  })
  return rows.map(({ id }) => id)
}

/** A part with what the question to its bank needs. */
export type AskedRefundPart = {
  number: number
  attemptId: string
  amountRial: number
  refundAttempts: number
}

export async function loadRefundPart(database: Database, id: string): Promise<AskedRefundPart | null> {
  const { rows } = await database.query<AskedRefundPart>({
    name: 'refund-part',
    text: `select number, attempt_id as "attemptId", amount_rial as "amountRial", tries as "refundAttempts"
      from shop.refund_parts where id = $1 and attempt_id is not null`,
    values: [id],
  })
  return rows[0] ?? null
}
