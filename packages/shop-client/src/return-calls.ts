import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import type { OrderReturnsWire, ReturnRequest } from '@rasteh/contracts/returns'
import { type FromWire, fromWire } from './from-wire.ts'
import { change } from './order-calls.ts'

/** What came back of an order, or may come back, as its customer may know it. */
export type OrderReturns = FromWire<OrderReturnsWire>
export type OrderReturn = OrderReturns['returns'][number]

/** What a customer gives back. */
export type WantedReturn = {
  idempotencyKey: string
  reason: ReturnRequest['Reason']
  note: string
  lines: readonly { position: number; quantity: number }[]
}

export const toOrderReturns = (wire: OrderReturnsWire): OrderReturns => fromWire(wire)

/** The calls about goods that come back. */
export const returnCalls = {
  request: (id: string, wanted: WantedReturn) =>
    change<OrderReturnsWire, OrderReturns>(
      {
        label: 'order.return',
        method: 'POST',
        path: fillPath(ADDED_PATHS.orderReturn, { id }),
        body: toReturnRequest(wanted),
      },
      toOrderReturns,
    ),
  withdraw: (id: string, returnNumber: number) =>
    change<OrderReturnsWire, OrderReturns>(
      {
        label: 'order.return-withdraw',
        method: 'POST',
        path: fillPath(ADDED_PATHS.orderReturnWithdraw, { id }),
        body: { ReturnNumber: returnNumber },
      },
      toOrderReturns,
    ),
}

const toReturnRequest = ({ idempotencyKey, reason, note, lines }: WantedReturn): ReturnRequest => ({
  Key: idempotencyKey,
  Reason: reason,
  Note: note,
  Lines: lines.map(({ position, quantity }) => ({ Position: position, Quantity: quantity })),
})
