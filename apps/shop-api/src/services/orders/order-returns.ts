import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { checkReturn, type WantedReturn } from '@rasteh/shop-core/returns'
import { loadOrder, type Order } from '@rasteh/shop-store/orders/load-order'
import { moveReturn, requestReturn } from '@rasteh/shop-store/orders/returns'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadOrderReturns, type OrderReturns, toReturnFacts } from '@rasteh/shop-store/reads/order-returns'
import type { ManagedReturnRefusal } from '../refusals.ts'
import type { AskedOrder } from './orders.ts'

/** An order with what came back of it, or may come back now. */
export type ShownReturns = { order: Order; found: OrderReturns; nowMs: number }
type Shown = Outcome<ShownReturns, ManagedReturnRefusal>
export type TypedReturn = WantedReturn & { key: string; note: string }
export type OrderReturnsService = ReturnType<typeof createOrderReturns>

/** What customers give back of their own orders. */
export function createOrderReturns({ database, nowMs }: { database: Pool; nowMs: () => number }) {
  async function load({ orderId, customerId, locale }: AskedOrder): Promise<Shown> {
    const order = await loadOrder(database, { idOrNumber: orderId, locale, customerId })
    const found = order && (await loadOrderReturns(database, order.id))
    return found ? accept({ order, found, nowMs: nowMs() }) : refuse({ kind: 'order-not-found' })
  }

  return {
    load,
    /** Takes a return, if the law's time and the kind of product allow it; once per key. */
    async request(asked: AskedOrder, { key, note, ...wanted }: TypedReturn): Promise<Shown> {
      const shown = await load(asked)
      if (!shown.ok) return shown
      const { order, found } = shown.value
      const isSentAgain = found.returns.some((one) => one.key === key)
      const checked = checkReturn(toReturnFacts(order, found), wanted, { nowMs: nowMs(), isOverruled: false })
      if (!checked.ok && !isSentAgain) return checked
      const madeBy = `customer ${asked.customerId}` as const
      const draft = {
        ...wanted,
        orderId: order.id,
        madeBy,
        event: 'request',
        key,
        note,
        overruled: '',
      } as const
      const said = await requestReturn(database, draft)
      return said === 'done' ? load(asked) : refuse({ kind: 'return-state-changed' })
    },
    async withdraw(asked: AskedOrder, number: number): Promise<Shown> {
      const shown = await load(asked)
      if (!shown.ok) return shown
      const { order } = shown.value
      const madeBy = `customer ${asked.customerId}` as const
      const said = await moveReturn(database, {
        orderId: order.id,
        madeBy,
        number,
        event: 'withdraw',
        note: '',
      })
      return said === 'done' ? load(asked) : refuse({ kind: 'return-state-changed' })
    },
  }
}
