import type { PlacedWire } from '@rasteh/contracts/checkout'
import { ADDED_PATHS, fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import type { PlacedOrder } from '../../services/orders/checkouts.ts'

/** Writes a placed order, and where the shopper goes next: to the bank, or to the order's page. */
export function toPlacedWire({ orderId, number, attemptId }: PlacedOrder): PlacedWire {
  const next = attemptId
    ? fillPath(ADDED_PATHS.paymentGo, { attempt: attemptId })
    : fillPath(PAGE_PATHS.orderView, { orderId })
  return { OrderId: orderId, OrderNumber: number, Next: next }
}
