import type { OrderReturnsWire } from '@rasteh/contracts/returns'
import { nextReturnSteps, returnableUnits, returnUntil, tehranDay } from '@rasteh/shop-core/returns'
import { type OrderRefund, toReturnFacts } from '@rasteh/shop-store/reads/order-returns'
import type { ShownReturns } from '../../services/orders/order-returns.ts'

/** Writes the returns and refunds of an order as its customer may know them: of what staff write, why they refuse. */
export function toReturnsWire({ order, found, nowMs }: ShownReturns): OrderReturnsWire {
  const facts = toReturnFacts(order, found)
  const until = returnUntil(facts)
  return {
    Until: until,
    IsOver: until !== null && tehranDay(nowMs) > until,
    Lines: facts.lines.map(({ position, exception }) => ({
      Position: position,
      Left: returnableUnits(facts, position),
      Exception: exception,
    })),
    Returns: found.returns.map(({ number, state, reason, note, lines, events }) => ({
      Number: number,
      State: state,
      Reason: reason,
      Note: note,
      CanWithdraw: nextReturnSteps(state, 'customer').includes('withdraw'),
      Lines: lines.map(({ position, quantity }) => ({ Position: position, Quantity: quantity })),
      Events: events.map((step) => ({
        Event: step.event,
        MadeAt: step.madeAt,
        Note: step.event === 'refuse' ? step.note : null,
      })),
    })),
    Refunds: found.refunds.map(toRefund),
  }
}

const toRefund = ({ number, returnNumber, madeAt, parts, ...refund }: OrderRefund) => ({
  Number: number,
  ReturnNumber: returnNumber,
  AmountRial: refund.goodsRial + refund.deliveryRial + refund.goodwillRial,
  MadeAt: madeAt,
  DoneAt: parts.every(({ doneAt }) => doneAt !== null)
    ? (parts
        .map(({ doneAt }) => doneAt ?? '')
        .toSorted()
        .at(-1) ?? null)
    : null,
})
