import { toLatinDigits } from '@rasteh/persian-text/digits'
import type { OrderState } from './order-state.ts'
import { stepOrder } from './step-order.ts'

export const TRACKING_CODE = /^[0-9A-Za-z-]{5,40}$/
/** Marks and quotes that come along when a code is copied. */
export const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff"]/g

/** A carrier's code as it is kept: Latin digits without blanks. Null: no carrier writes such a one. */
export function toTrackingCode(typed: string): string | null {
  const code = toLatinDigits(typed).replaceAll(INVISIBLE, '').replaceAll(/\s/g, '')
  return TRACKING_CODE.test(code) ? code : null
}

/** Says whether the code of a parcel may be corrected: it has left the shop and has not arrived. */
export function canCorrectTracking(order: { state: OrderState; methodId: number }): boolean {
  const facts = { ...order, isPaid: true, dueRial: 0, isHoldOver: false, isPaymentPending: false }
  return stepOrder(facts, 'deliver', 'staff') !== null && stepOrder(facts, 'ship', 'staff') === null
}
