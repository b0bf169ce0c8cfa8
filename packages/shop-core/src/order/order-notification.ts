import { isPaidAtHandover, isPaidByReceipt } from '../payment/payment-method.ts'
import type { OrderLogKind } from './order-events.ts'

/** The steps of an order that its buyer is notified of. */
export const NOTIFIED_STEPS = [
  'confirmed',
  'paid',
  'approved',
  'shipped',
  'cancelled',
  'refunded',
  'expired',
  'stock-lost',
  'tracking-corrected',
] as const
export type NotifiedStep = (typeof NOTIFIED_STEPS)[number]

/** A step that says the same as another, with other values: what is written for that one does for both. */
export const SAID_LIKE: Partial<Record<NotifiedStep, NotifiedStep>> = { 'tracking-corrected': 'shipped' }

export type OrderNotification = { step: NotifiedStep; notifiesShop: boolean }

/**
 * The notification that an entry in an order's log gives rise to. The shop itself hears of each order that is paid, or is
 * firm without being paid first. Null: no notification, as for an order that is only placed and goes to its bank.
 */
export function toNotification(kind: OrderLogKind, methodId: number): OrderNotification | null {
  if (kind === 'placed') return isPaidAtHandover(methodId) ? { step: 'confirmed', notifiesShop: true } : null
  const step = NOTIFIED_STEPS.find((one) => one === kind)
  if (!step) return null
  return { step, notifiesShop: step === 'paid' || (step === 'approved' && isPaidByReceipt(methodId)) }
}

/** The log entries that may give rise to a notification; the others are not even queued. */
export const NOTIFYING_KINDS: readonly OrderLogKind[] = [
  'placed',
  'paid',
  'stock-lost',
  'refunded',
  'expired',
  'cancelled',
  'approved',
  'shipped',
  'tracking-corrected',
]
