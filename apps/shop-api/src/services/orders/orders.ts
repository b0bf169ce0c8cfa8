import type { PaymentContext } from '@rasteh/payments/payment-context'
import type { OrderRefusal } from '@rasteh/shop-core/checkout'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { type CheckoutFacts, loadCheckoutFacts } from '@rasteh/shop-store/orders/checkout'
import { closeOrder } from '@rasteh/shop-store/orders/close-order'
import { giveReceipt } from '@rasteh/shop-store/orders/give-receipt'
import { loadOrder, loadOrders, type Order, type OrderSummary } from '@rasteh/shop-store/orders/load-order'
import { loadDownloads, type OrderDownload } from '@rasteh/shop-store/orders/order-downloads'
import { newAttempt } from '@rasteh/shop-store/payments/load-attempt'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { NotFound, OrderChangeRefusal } from '../refusals.ts'
import { isPayableOnline } from './order-rights.ts'
import { readReceipt, type TypedReceipt } from './read-receipt.ts'

/** Whose order is meant: another customer's is not found. `orderId` is its id or its number. */
export type AskedOrder = { orderId: string; customerId: number; locale: Locale }
/** An order, the banks by which it may be paid now, and the files that it opens. */
export type ShownOrder = {
  order: Order
  banks: readonly { id: number; title: string }[]
  downloads: readonly OrderDownload[]
}
export type OrdersPage = { orders: readonly OrderSummary[]; nextCursor: number | null }
type Changed = Outcome<ShownOrder, NotFound | OrderChangeRefusal>
export type Orders = ReturnType<typeof createOrders>

const PAGE_SIZE = 20

/** The orders of customers, for themselves. */
export function createOrders({
  database,
  paymentContext,
}: {
  database: Pool
  paymentContext: PaymentContext
}) {
  const find = ({ orderId, customerId, locale }: AskedOrder) =>
    loadOrder(database, { idOrNumber: orderId, locale, customerId })

  async function banksOf(order: Order, locale: Locale): Promise<CheckoutFacts['banks']> {
    const { customerId } = order
    const { banks, aside } = await loadCheckoutFacts(database, { customerId, locale, specialCode: null })
    return banks.filter(({ gateway }) => paymentContext.gateways.has(gateway) && !aside.includes(gateway))
  }

  async function show(order: Order, locale: Locale): Promise<ShownOrder> {
    const { id: orderId, customerId } = order
    return {
      order,
      banks: isPayableOnline(order) ? await banksOf(order, locale) : [],
      downloads: order.isPaid ? await loadDownloads(database, { orderId, customerId }) : [],
    }
  }

  const showAgain = async (asked: AskedOrder, before: Order) =>
    accept(await show((await find(asked)) ?? before, asked.locale))

  return {
    /** One page of a customer's orders, the newest first, below the order number `cursor`. */
    async list(customerId: number, cursor: number | null): Promise<OrdersPage> {
      // One more than a page is read, to know whether there is another page.
      const orders = await loadOrders(database, { customerId, below: cursor, limit: PAGE_SIZE + 1 })
      const shown = orders.slice(0, PAGE_SIZE)
      return { orders: shown, nextCursor: orders.length > PAGE_SIZE ? (shown.at(-1)?.number ?? null) : null }
    },
    async load(asked: AskedOrder): Promise<Outcome<ShownOrder, NotFound>> {
      const order = await find(asked)
      return order ? accept(await show(order, asked.locale)) : refuse({ kind: 'order-not-found' })
    },
    /** Opens another attempt to pay, by the wanted bank or else the first one, and answers its id. */
    async pay(
      asked: AskedOrder,
      bankId: number | null | undefined,
    ): Promise<Outcome<string, NotFound | OrderChangeRefusal | OrderRefusal>> {
      const order = await find(asked)
      if (!order) return refuse({ kind: 'order-not-found' })
      if (!isPayableOnline(order)) return refuse({ kind: 'order-not-payable' })
      const banks = await banksOf(order, asked.locale)
      const bank = banks.find(({ id }) => id === bankId) ?? banks[0]
      if (!bank) return refuse({ kind: 'payment-bank-required' })
      const { gateway, title: bankTitle } = bank
      const { holdSeconds } = paymentContext.times
      const attemptId = await newAttempt(database, { orderId: order.id, gateway, bankTitle, holdSeconds })
      return attemptId ? accept(attemptId) : refuse({ kind: 'order-not-payable' })
    },
    async cancel(asked: AskedOrder): Promise<Changed> {
      const order = await find(asked)
      if (!order) return refuse({ kind: 'order-not-found' })
      const madeBy = `customer ${asked.customerId}`
      const closing = { orderId: order.id, event: 'cancel', madeBy, reason: 'by-shopper' } as const
      const isClosed = await closeOrder(database, closing)
      return isClosed ? showAgain(asked, order) : refuse({ kind: 'order-not-cancellable' })
    },
    /** Takes the receipt of a card-to-card payment. */
    async giveReceipt(asked: AskedOrder, typed: TypedReceipt): Promise<Changed> {
      const order = await find(asked)
      if (!order) return refuse({ kind: 'order-not-found' })
      const receipt = readReceipt(typed)
      if (!receipt.ok) return receipt
      const { customerId } = asked
      const isGiven = await giveReceipt(database, { orderId: order.id, customerId, receipt: receipt.value })
      return isGiven ? showAgain(asked, order) : refuse({ kind: 'receipt-not-wanted' })
    },
  }
}
