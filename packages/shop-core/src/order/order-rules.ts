import { isInstallmentPlan, isPaidAtBank, isPaidAtHandover } from '../payment/payment-method.ts'
import { awaitsPayment, type OrderState } from './order-state.ts'
import { type OrderFacts, stepOrder } from './step-order.ts'

/** The state in which an order begins: firm where nothing is to be paid before the goods, else waiting. */
export function firstState(order: { methodId: number; payableRial: number; dueRial: number }): OrderState {
  if (isPaidAtHandover(order.methodId) || order.payableRial === 0) return 'confirmed'
  if (isInstallmentPlan(order.methodId) && order.dueRial === 0) return 'awaiting-approval'
  return 'awaiting-payment'
}

/** Says whether the buyer may go to a bank for this order now. */
export function canPay(order: OrderFacts): boolean {
  const awaits = awaitsPayment(order.state) && isPaidAtBank(order.methodId)
  return awaits && !order.isHoldOver && !order.isPaymentPending
}

/** Says whether the buyer may give the order up himself. */
export function canCancel(order: OrderFacts): boolean {
  return stepOrder(order, 'cancel', 'customer') !== null
}

/** Says whether the buyer may send the receipt of a payment from card to card. */
export function canGiveReceipt(order: OrderFacts): boolean {
  return stepOrder(order, 'give-receipt', 'customer') !== null
}

/** Says whether a payment that a bank confirms now can still become this order's. */
export function canBePaidLate(state: OrderState): boolean {
  return awaitsPayment(state) || state === 'expired'
}

/**
 * Why staff did not move an order: it has moved on meanwhile or never was in a fitting state; a bank has yet to say what
 * became of a payment; its goods are no longer there.
 */
export type OrderActRefusal = 'not-found' | 'state-changed' | 'in-doubt' | 'stock-lost'
