import type { CurrentUserOrder } from './load-current-user-order.ts'

/** The status of a page about an order. */
export function statusOfOrder({ kind }: CurrentUserOrder): number {
  if (kind === 'not-found') return 404
  return kind === 'failed' ? 503 : 200
}

/** For an order that is not shown: nothing is paid there. */
export const NO_PAYMENT = { cardNumber: '', cardOwner: '', vpnCheck: false }
