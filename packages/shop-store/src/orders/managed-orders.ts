import type { OrderActRefusal } from '@rasteh/shop-core/order'
import type { Database } from '../platform/pool.ts'

/** What a member of staff does to an order, with what it needs to be done. */
export type OrderAct =
  | { kind: 'approve' }
  | { kind: 'ship'; carrier: string; trackingCode: string }
  | { kind: 'deliver' }
  | { kind: 'correct-tracking'; oldCode: string; trackingCode: string; reason: string }
  | { kind: 'cancel'; reason: string }
  | { kind: 'note'; note: string }
  | { kind: 'refund'; attemptNumber: number }
  | { kind: 'mark-refunded'; attemptNumber: number; note: string }
  | { kind: 'end-doubt'; attemptNumber: number; reason: string }
  | { kind: 'due-paid'; position: number }

type Statement = { call: string; values: readonly unknown[] }

/** Does one act in one transaction, with its event and its line in the audit log. Null: it is done. */
export async function actOnOrder(
  database: Database,
  given: { orderId: string; staffId: number; act: OrderAct; from?: string },
): Promise<OrderActRefusal | null> {
  const { call, values } = toStatement(given.act)
  const { rows } = await database.query<{ said: OrderActRefusal | 'done' }>({
    name: `order-${given.act.kind}`,
    // The audit log says where it came from.
    text: `select set_config('rasteh.caller', $${values.length + 3}, true), shop.${call} as said`,
    values: [given.orderId, given.staffId, ...values, given.from ?? ''],
  })
  const said = rows[0]?.said ?? 'not-found'
  return said === 'done' ? null : said
}

function toStatement(act: OrderAct): Statement {
  switch (act.kind) {
    case 'approve':
      return { call: 'approve_order($1, $2)', values: [] }
    case 'ship':
      return { call: 'ship_order($1, $2, $3, $4)', values: [act.carrier, act.trackingCode] }
    case 'correct-tracking':
      return {
        call: 'correct_tracking($1, $2, $3, $4, $5)',
        values: [act.oldCode, act.trackingCode, act.reason],
      }
    case 'deliver':
      return { call: 'deliver_order($1, $2)', values: [] }
    case 'cancel':
      return { call: 'cancel_order($1, $2, $3)', values: [act.reason] }
    case 'note':
      return { call: 'note_order($1, $2, $3)', values: [act.note] }
    case 'refund':
      return { call: 'ask_refund($1, $2, $3)', values: [act.attemptNumber] }
    case 'mark-refunded':
      return { call: 'mark_refunded($1, $2, $3, $4)', values: [act.attemptNumber, act.note] }
    case 'end-doubt':
      return { call: 'end_doubt($1, $2, $3, $4)', values: [act.attemptNumber, act.reason] }
    case 'due-paid':
      return { call: 'mark_due_paid($1, $2, $3::int::smallint)', values: [act.position] }
  }
}
