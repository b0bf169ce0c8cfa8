import { canBePaidLate } from '../order/order-rules.ts'
import type { OrderState } from '../order/order-state.ts'

/** How long after its end an attempt is still asked about: longer than any bank keeps an unverified payment. */
export const LATE_MAX_SECONDS = 48 * 60 * 60

/** The pauses between late questions, the last one repeats: soon while the bank would still take a verify, then now and then. */
const LATE_PAUSES_SECONDS = [240, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200] as const

/** How long to wait before a bank is asked once more about an attempt that has ended; null: not any more. */
export function latePauseSeconds({
  asked,
  ageSeconds,
}: {
  asked: number
  ageSeconds: number
}): number | null {
  const last = LATE_PAUSES_SECONDS.length - 1
  const pause = LATE_PAUSES_SECONDS[Math.min(Math.max(asked - 1, 0), last)] ?? 0
  return ageSeconds + pause > LATE_MAX_SECONDS ? null : pause
}

type Found = {
  /** What the bank says without being asked to verify; `cannot` where it has no such call. */
  known: 'paid' | 'waiting' | 'not-paid' | 'verified' | 'reversed' | 'unknown' | 'cannot'
  orderState: OrderState
  keepsUnverified: boolean
  /** Whether the bank was asked to verify before: then "paid" may be money that is the shop's already. */
  wasAsked: boolean
}

/**
 * What a late look at an attempt does next: verify, ask again later, or be done with it. Money that an order can no longer
 * use, that the shop never verified and that the bank gives back by itself is left to the bank.
 */
export function lateStep({
  known,
  orderState,
  keepsUnverified,
  wasAsked,
}: Found): 'verify' | 'wait' | 'done' {
  if (known === 'not-paid' || known === 'reversed') return 'done'
  if (known === 'unknown') return 'wait'
  return known === 'paid' && !canBePaidLate(orderState) && !keepsUnverified && !wasAsked ? 'done' : 'verify'
}
