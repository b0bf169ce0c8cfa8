import type { Ordered, Visit } from '../drill-buyer.ts'

type Times = {
  /** The moment that was restored to. */
  momentMs: number
  /** When nothing of the old shop answered any more. */
  downMs: number
}

/**
 * What must be there after a restore to a moment: orders that their buyers heard of before it, and those placed in the
 * restored shop. What was asked for after the moment and answered by the old shop must be gone. An order that was being
 * placed at the moment itself may be either.
 */
export function sortOrders(visits: readonly Visit[], { momentMs, downMs }: Times) {
  const orders = visits.filter((visit) => visit.kind === 'ordered')
  // A reading of the clock is cut to whole milliseconds, so a buyer heard within the one that follows it.
  const isBefore = ({ placedAtMs }: Ordered) => placedAtMs + 1 <= momentMs
  const isAfterRestore = ({ placedAtMs }: Ordered) => placedAtMs > downMs
  const isGone = (order: Ordered) => order.askedAtMs > momentMs && !isAfterRestore(order)
  return {
    before: orders.filter(isBefore),
    gone: orders.filter(isGone),
    afterRestore: orders.filter(isAfterRestore),
    either: orders.filter((order) => !isBefore(order) && !isGone(order) && !isAfterRestore(order)),
  }
}
