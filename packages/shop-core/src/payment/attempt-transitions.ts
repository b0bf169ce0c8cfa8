import type { PaymentAttemptState } from './attempt-state.ts'

/**
 * What can happen to an attempt.
 * `redirect`/`refuse`: the bank takes it on or not. `return`: a browser brings something back. `ask`: the bank is asked.
 * `wait`/`ask-next`: the bank did not confirm what a browser said; the attempt waits on, or the next return is tried.
 * `settle`: the bank has taken what was asked, for this order. `owe`: it has taken money that the order cannot use.
 * `fail`: the bank says that it took nothing. `lapse`: time or staff end the wait. `lose-stock`: the order expired and its
 * goods are gone. `drop`: the order was paid otherwise or given up. `order-ended`: a paid order was closed.
 * `refund`: the money is back at its payer. `void`: the debt was another order's payment.
 */
export const ATTEMPT_EVENTS = [
  'redirect',
  'refuse',
  'return',
  'ask',
  'wait',
  'ask-next',
  'settle',
  'owe',
  'fail',
  'lapse',
  'lose-stock',
  'drop',
  'order-ended',
  'refund',
  'void',
] as const
export type AttemptEvent = (typeof ATTEMPT_EVENTS)[number]

export type AttemptTransition = {
  from: PaymentAttemptState
  event: AttemptEvent
  to: PaymentAttemptState
}

const from = (states: readonly PaymentAttemptState[], event: AttemptEvent, to: PaymentAttemptState) =>
  states.map((state): AttemptTransition => ({ from: state, event, to }))

/** Every step of an attempt to pay. shop.attempt_transitions() is written from this table. */
export const ATTEMPT_TRANSITIONS: readonly AttemptTransition[] = [
  ...from(['created'], 'redirect', 'redirected'),
  ...from(['created'], 'refuse', 'failed'),
  // A browser may come back late, even to an attempt that has ended: who paid after all has paid.
  ...from(['redirected', 'returned', 'failed', 'expired'], 'return', 'returned'),
  ...from(['verifying'], 'return', 'verifying'),
  ...from(['redirected', 'returned', 'verifying'], 'ask', 'verifying'),
  ...from(['returned', 'verifying'], 'wait', 'redirected'),
  ...from(['returned', 'verifying'], 'ask-next', 'returned'),
  ...from(['redirected', 'returned', 'verifying', 'failed', 'expired', 'stock-lost'], 'settle', 'verified'),
  ...from(['redirected', 'returned', 'verifying', 'failed', 'expired', 'stock-lost'], 'owe', 'refund-due'),
  ...from(['created', 'redirected', 'returned', 'verifying'], 'fail', 'failed'),
  ...from(['created', 'redirected', 'returned', 'verifying'], 'lapse', 'expired'),
  ...from(['redirected', 'returned'], 'lose-stock', 'stock-lost'),
  ...from(['redirected', 'returned'], 'drop', 'failed'),
  ...from(['verified'], 'order-ended', 'refund-due'),
  ...from(['refund-due'], 'refund', 'refunded'),
  ...from(['refund-due'], 'void', 'failed'),
]

/** The state an attempt has after an event; null when the event is not for it in this state. */
export function stepAttempt(state: PaymentAttemptState, event: AttemptEvent): PaymentAttemptState | null {
  return ATTEMPT_TRANSITIONS.find((one) => one.from === state && one.event === event)?.to ?? null
}
