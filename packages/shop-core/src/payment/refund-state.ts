import type { PaymentAttemptState } from './attempt-state.ts'

/**
 * What became of the question to a bank for money that is due back: `asked` until it answers; `refused`, `cannot` and
 * `unclear` are work for people, who then give it back by hand. A refund has none of them until staff ask a bank.
 */
export const REFUND_STATES = ['asked', 'refused', 'cannot', 'unclear'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** A bank is asked for the money and has not answered yet. */
export const ASKED_REFUND_STATES = ['asked'] as const satisfies readonly RefundState[]

/** How a bank's part in a refund ended; all but the first are work for people. */
export type RefundEnd = 'refunded' | Exclude<RefundState, 'asked'>

export const REFUND_EVENTS = [
  'ask',
  'give-back',
  'give-back-by-hand',
  'refuse',
  'be-unable',
  'be-unclear',
  'void',
] as const
export type RefundEvent = (typeof REFUND_EVENTS)[number]

/** `null`: staff have not asked the bank. `done`: the money is back at its payer, or was never due. */
export type RefundPosition = RefundState | null | 'done'

export type RefundTransition = {
  from: RefundState | null
  event: RefundEvent
  to: RefundPosition
  by: 'staff' | 'bank' | 'shop'
}

/** Every step of a refund. While a bank is asked, staff do not give the money back by hand: it would go back twice. */
export const REFUND_TRANSITIONS: readonly RefundTransition[] = [
  { from: null, event: 'ask', to: 'asked', by: 'staff' },
  { from: 'asked', event: 'give-back', to: 'done', by: 'bank' },
  { from: 'asked', event: 'refuse', to: 'refused', by: 'bank' },
  { from: 'asked', event: 'be-unable', to: 'cannot', by: 'bank' },
  { from: 'asked', event: 'be-unclear', to: 'unclear', by: 'bank' },
  { from: null, event: 'give-back-by-hand', to: 'done', by: 'staff' },
  { from: 'refused', event: 'give-back-by-hand', to: 'done', by: 'staff' },
  { from: 'cannot', event: 'give-back-by-hand', to: 'done', by: 'staff' },
  { from: 'unclear', event: 'give-back-by-hand', to: 'done', by: 'staff' },
  // The payment has found the order it was made for, and no money is on its way back.
  { from: null, event: 'void', to: 'done', by: 'shop' },
  { from: 'refused', event: 'void', to: 'done', by: 'shop' },
  { from: 'cannot', event: 'void', to: 'done', by: 'shop' },
]

/** Where a refund is after an event; undefined when the event is not for it now. */
export function stepRefund(state: RefundState | null, event: RefundEvent): RefundPosition | undefined {
  return REFUND_TRANSITIONS.find((one) => one.from === state && one.event === event)?.to
}

/** The gateways whose banks give a confirmed payment back when asked; Mellat cannot once it is settled, which it always is. */
export const REVERSING_GATEWAYS: ReadonlySet<string> = new Set([
  'zarinpal',
  'sep',
  'parsian',
  'snapppay',
  'digipay',
])

type Payment = {
  gateway: string
  state: PaymentAttemptState
  reference: string | null
  /** What the bank calls money that was not what was asked for. */
  takenReference?: string | null
  refundState: RefundState | null
}

/** `bank`: its bank may be asked. `awaited`: its bank has been asked. `by-hand`: staff pay it back themselves. */
export type RefundMethod = 'bank' | 'awaited' | 'by-hand'

/** Says how the money of a payment goes back; null where none is due. What the bank has no name for goes back by hand. */
export function refundMethodOf(payment: Payment): RefundMethod | null {
  if (!canRefund(payment)) return null
  if (payment.refundState === 'asked') return 'awaited'
  const isNamed = (payment.reference ?? payment.takenReference ?? null) !== null
  const mayAsk = stepRefund(payment.refundState, 'ask') !== undefined
  return mayAsk && isNamed && REVERSING_GATEWAYS.has(payment.gateway) ? 'bank' : 'by-hand'
}

/** What a bank says when it is asked to give money back. */
type Reversal = 'reversed' | 'refused' | 'unknown' | 'cannot'

const END_OF: Record<Reversal, RefundEnd> = {
  reversed: 'refunded',
  refused: 'refused',
  unknown: 'unclear',
  cannot: 'cannot',
}

/** How a bank's answer ends a refund. After a lost answer its "no" is not believed: staff look. */
export function refundEndOf(answer: Reversal, isAskedAgain: boolean): RefundEnd {
  return isAskedAgain && answer === 'refused' ? 'unclear' : END_OF[answer]
}

/** Says whether the money of a payment is due back to its payer. */
export function canRefund({ state }: { state: PaymentAttemptState }): boolean {
  return state === 'refund-due'
}
