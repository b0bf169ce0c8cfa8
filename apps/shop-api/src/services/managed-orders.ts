import { setTimeout } from 'node:timers/promises'
import type { PaymentContext } from '@rasteh/payments/payment-context'
import { refundPayment } from '@rasteh/payments/refund-payment'
import { toOrderSearch } from '@rasteh/shop-core/order'
import { NO_ORDER_FILTER, type OrderList } from '@rasteh/shop-core/order-list'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { actOnOrder, type OrderAct } from '@rasteh/shop-store/orders/managed-orders'
import { loadAskedRefund } from '@rasteh/shop-store/payments/refunds'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadManagedOrders, type ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { loadOrderList } from '@rasteh/shop-store/reads/order-list'
import type { FastifyBaseLogger } from 'fastify'
import type { ManagedOrderRefusal } from './refusals.ts'

const PAGE_SIZE = 50

/** How long a manager waits for the bank's answer before the page is shown; the worker asks again later. */
const BANK_WAIT_MS = 4_000

type Deps = { database: Pool; paymentContext: PaymentContext; log: FastifyBaseLogger }
type Search = { list: OrderList | null; typed: string; cursor: number | null }
type Acting = { orderId: string; staffId: number; act: OrderAct; ip: string }
export type ManagedOrders = ReturnType<typeof createManagedOrders>

/** The orders, for the staff who work on them. */
export function createManagedOrders({ database, paymentContext, log }: Deps) {
  async function load(orderId: string): Promise<Outcome<ManagedOrder, ManagedOrderRefusal>> {
    const [order] = await loadManagedOrders(database, [orderId])
    return order ? accept(order) : refuse({ kind: 'order-not-found' })
  }

  async function askBankNow(orderId: string, attemptNumber: number): Promise<void> {
    const id = await loadAskedRefund(database, { orderId, attemptNumber })
    if (!id) return
    const asking = refundPayment(paymentContext, id).catch((error) =>
      log.error(toQuietError(error), 'refund failed'),
    )
    await Promise.race([asking, setTimeout(BANK_WAIT_MS, null, { ref: false })])
  }

  return {
    list: ({ list, typed, cursor }: Search) =>
      loadOrderList(database, {
        list,
        text: toOrderSearch(typed),
        filter: NO_ORDER_FILTER,
        cursor,
        limit: PAGE_SIZE,
      }),
    load,
    /** Takes an order one step further and answers it as it then is. */
    async act({ orderId, staffId, act, ip }: Acting): Promise<Outcome<ManagedOrder, ManagedOrderRefusal>> {
      const refusal = await actOnOrder(database, { orderId, staffId, act, from: ip })
      if (refusal) return refuse({ kind: `order-${refusal}` })
      if (act.kind === 'refund') await askBankNow(orderId, act.attemptNumber)
      return load(orderId)
    },
  }
}
