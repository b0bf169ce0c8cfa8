import type { ManagedReturnsWire } from '@rasteh/contracts/returns'
import { returnUntil } from '@rasteh/shop-core/returns'
import { type OrderRefund, type OrderReturn, toReturnFacts } from '@rasteh/shop-store/reads/order-returns'
import type { ManagedReturnsOf } from '../../services/managed-returns.ts'

/** Returns and refunds as managers' programs read them. */
export function toManagedReturnsWire({ order, found }: ManagedReturnsOf): ManagedReturnsWire {
  return {
    Until: returnUntil(toReturnFacts(order, found)),
    Returns: found.returns.map(toReturn),
    Refunds: found.refunds.map(toRefund),
  }
}

const toReturn = (one: OrderReturn) => ({
  Number: one.number,
  State: one.state,
  Reason: one.reason,
  Note: one.note,
  Overruled: one.overruled,
  Lines: one.lines.map(({ position, quantity, restocked, damaged, missing }) => ({
    Position: position,
    Quantity: quantity,
    Restocked: restocked,
    Damaged: damaged,
    Missing: missing,
  })),
  Events: one.events.map(({ event, madeAt, madeBy, note }) => ({
    Event: event,
    MadeAt: madeAt,
    MadeBy: madeBy,
    Note: note,
  })),
})

const toRefund = (one: OrderRefund) => ({
  Number: one.number,
  ReturnNumber: one.returnNumber,
  GoodsRial: one.goodsRial,
  DeliveryRial: one.deliveryRial,
  GoodwillRial: one.goodwillRial,
  Reason: one.reason,
  MadeAt: one.madeAt,
  Parts: one.parts.map(({ number, attemptNumber, amountRial, state, iban, doneAt }) => ({
    Number: number,
    AttemptNumber: attemptNumber,
    AmountRial: amountRial,
    State: state,
    Iban: iban,
    DoneAt: doneAt,
  })),
})
