/** The states of one attempt to pay an order, from its making to its end. */
export const ATTEMPT_STATES = [
  'created',
  'redirected',
  'returned',
  'verifying',
  'verified',
  'failed',
  'expired',
  'stock-lost',
  'refund-due',
  'refunded',
] as const
export type PaymentAttemptState = (typeof ATTEMPT_STATES)[number]

/** The attempt waits for its shopper or its bank: the reconciler looks at it, and a deadline ends it. */
export const OPEN_ATTEMPT_STATES = [
  'created',
  'redirected',
  'returned',
  'verifying',
] as const satisfies readonly PaymentAttemptState[]

/** The shopper came back and the bank has not said yet what is true: nothing else may happen to the order meanwhile. */
export const PENDING_ATTEMPT_STATES = [
  'returned',
  'verifying',
] as const satisfies readonly PaymentAttemptState[]

/** The bank has taken money for it, whatever became of the money since. */
export const TAKEN_ATTEMPT_STATES = [
  'verified',
  'refund-due',
  'refunded',
] as const satisfies readonly PaymentAttemptState[]

/** It ended without money; a shopper may try again. */
export const FAILED_ATTEMPT_STATES = ['failed', 'expired'] as const satisfies readonly PaymentAttemptState[]

/** Its shopper was sent to the bank and has not come back yet. */
export const AT_BANK_ATTEMPT_STATES = ['redirected'] as const satisfies readonly PaymentAttemptState[]

/** Its bank is being asked at this moment, by one caller who has the right to for a while. */
export const ASKING_ATTEMPT_STATES = ['verifying'] as const satisfies readonly PaymentAttemptState[]

/** It ended before its bank was asked, because the order could no longer use the money: see `drop` and `lose-stock`. */
export const DROPPED_ATTEMPT_STATES = [
  'failed',
  'stock-lost',
] as const satisfies readonly PaymentAttemptState[]

/** Its money is due back to the payer. */
export const OWED_ATTEMPT_STATES = ['refund-due'] as const satisfies readonly PaymentAttemptState[]

/** Its money is the order's. */
export const PAID_ATTEMPT_STATES = ['verified'] as const satisfies readonly PaymentAttemptState[]

/** Says whether the truth about a payment is still being asked of its bank. */
export const isPaymentPending = ({ state }: { state: PaymentAttemptState }): boolean =>
  includes(PENDING_ATTEMPT_STATES, state)

/** Says whether the reconciler still has something to do for it. */
export const isAttemptOpen = (state: PaymentAttemptState): boolean => includes(OPEN_ATTEMPT_STATES, state)

/** Says whether its bank has not been asked for a payment yet. */
export const isAttemptNew = (state: PaymentAttemptState): boolean => state === 'created'

/** Says whether its shopper is at the bank. */
export const isAtBank = (state: PaymentAttemptState): boolean => includes(AT_BANK_ATTEMPT_STATES, state)

/** Says whether it ended before its bank was asked; a bank that keeps unverified money is asked all the same. */
export const isDropped = (state: PaymentAttemptState): boolean => includes(DROPPED_ATTEMPT_STATES, state)

/** Says whether the money of an attempt is the order's. */
export const isAttemptPaid = (state: PaymentAttemptState): boolean => includes(PAID_ATTEMPT_STATES, state)

/** Says whether an attempt brought no money. */
export const hasAttemptFailed = (state: PaymentAttemptState): boolean =>
  includes(FAILED_ATTEMPT_STATES, state)

/** Says whether the money of an attempt goes, or went, back to its payer. */
export const isGivenBack = (state: PaymentAttemptState): boolean =>
  state === 'refund-due' || state === 'refunded'

function includes(states: readonly PaymentAttemptState[], state: PaymentAttemptState): boolean {
  return states.includes(state)
}
