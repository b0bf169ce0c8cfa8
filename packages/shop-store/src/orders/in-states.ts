import type { OrderState } from '@rasteh/shop-core/order'
import type { PaymentAttemptState, RefundState } from '@rasteh/shop-core/payment'

type State = OrderState | PaymentAttemptState | RefundState

/** `in ('…', '…')` for a query. The names come from shop-core and are part of the text, so that partial indexes match. */
export function inStates(states: readonly State[]): string {
  return `in (${states.map((state) => `'${state}'`).join(', ')})`
}
