import { PlaceRefusedWire } from '@rasteh/contracts/checkout'
import {
  NextWire,
  OrderParams,
  OrdersQuery,
  OrdersWire,
  OrderWire,
  PayAgainRequest,
  ReceiptRequest,
} from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadCheckoutFacts } from '@rasteh/shop-store/checkout'
import { loadDownloads } from '@rasteh/shop-store/order-downloads'
import { closeOrder, giveReceipt, loadOrder, loadOrders, type Order } from '@rasteh/shop-store/orders'
import { newAttempt } from '@rasteh/shop-store/payment-attempts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { readReceipt } from './read-receipt.ts'
import { toOrdersWire, toOrderWire } from './to-order-wire.ts'

const PAGE = 20
const NOT_FOUND = { Message: 'OrderNotFound' }
const refused = (kind: string, message: string) => ({ Message: message, Refusal: { kind } })
const own = { 401: FailureWire, 404: FailureWire }
const changes = { 200: OrderWire, ...own, 409: PlaceRefusedWire }
const config = { rateLimit: {} }

/** A customer's own orders. Another's is not found, whoever asks. */
export async function orderRoutes(app: ShopApi) {
  const find = async (request: FastifyRequest<{ Params: { id: string } }>, customerId: number) =>
    loadOrder(app.database, { idOrNumber: request.params.id, locale: localeOf(request), customerId })
  const banksOf = async (request: FastifyRequest, order: Order) => {
    const { banks, aside } = await loadCheckoutFacts(app.database, {
      customerId: order.customerId,
      locale: localeOf(request),
      specialCode: null,
    })
    return banks.filter(({ gateway }) => app.payments.gateways.has(gateway) && !aside.includes(gateway))
  }
  const shown = async (request: FastifyRequest, order: Order) =>
    toOrderWire(order, {
      banks: isPayableOnline(order) ? await banksOf(request, order) : [],
      downloads: order.isPaid
        ? await loadDownloads(app.database, { orderId: order.id, customerId: order.customerId })
        : [],
    })
  /** The caller's order, or the answer that there is none. */
  const opened = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const customerId = await customerOf(request)
    if (!customerId) return { customerId: 0, order: null, status: 401 as const, body: SIGN_IN_REQUIRED }
    const order = await find(request, customerId)
    return { customerId, order, status: 404 as const, body: NOT_FOUND }
  }

  app.get(
    ADDED_PATHS.orders,
    {
      schema: {
        tags: ['order'],
        querystring: OrdersQuery,
        response: { 200: OrdersWire, 401: FailureWire },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const below = request.query.cursor ?? null
      return toOrdersWire(await loadOrders(app.database, { customerId, below, limit: PAGE + 1 }), PAGE)
    },
  )
  app.get(
    ADDED_PATHS.order,
    { schema: { tags: ['order'], params: OrderParams, response: { 200: OrderWire, ...own } } },
    async (request, reply) => {
      const { order, status, body } = await opened(request, reply)
      return order ? shown(request, order) : reply.code(status).send(body)
    },
  )
  app.post(
    ADDED_PATHS.orderPay,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        body: PayAgainRequest,
        response: { 200: NextWire, ...own, 409: PlaceRefusedWire },
      },
      config,
    },
    async (request, reply) => {
      const { order, status, body } = await opened(request, reply)
      if (!order) return reply.code(status).send(body)
      const notNow = refused('order-not-payable', 'OrderNotPayable')
      if (!isPayableOnline(order)) return reply.code(409).send(notNow)
      const banks = await banksOf(request, order)
      const bank = banks.find(({ id }) => id === request.body.BankID) ?? banks[0]
      if (!bank) return reply.code(409).send(refused('payment-bank-required', 'PaymentBankRequired'))
      const attemptId = await newAttempt(app.database, {
        orderId: order.id,
        gateway: bank.gateway,
        bankTitle: bank.title,
        holdSeconds: app.payments.times.holdSeconds,
      })
      if (!attemptId) return reply.code(409).send(notNow)
      return { Next: fillPath(ADDED_PATHS.paymentGo, { attempt: attemptId }) }
    },
  )
  app.post(
    ADDED_PATHS.orderCancel,
    { schema: { tags: ['order'], params: OrderParams, response: changes }, config },
    async (request, reply) => {
      const { order, customerId, status, body } = await opened(request, reply)
      if (!order) return reply.code(status).send(body)
      const madeBy = `customer ${customerId}`
      const closing = { orderId: order.id, state: 'cancelled', madeBy, reason: 'by-shopper' } as const
      const mayCancel = order.state === 'awaiting-payment' && !order.isPaid
      if (!mayCancel || !(await closeOrder(app.database, closing)))
        return reply.code(409).send(refused('order-not-cancellable', 'OrderNotCancellable'))
      return shown(request, (await find(request, customerId)) ?? order)
    },
  )
  app.post(
    ADDED_PATHS.orderReceipt,
    { schema: { tags: ['order'], params: OrderParams, body: ReceiptRequest, response: changes }, config },
    async (request, reply) => {
      const { order, customerId, status, body } = await opened(request, reply)
      if (!order) return reply.code(status).send(body)
      const receipt = readReceipt(request.body)
      if (!receipt.ok) return reply.code(409).send(refused(receipt.refusal.kind, 'ReceiptRefused'))
      const given = await giveReceipt(app.database, { orderId: order.id, customerId, receipt: receipt.value })
      if (!given) return reply.code(409).send(refused('receipt-not-wanted', 'ReceiptNotWanted'))
      return shown(request, (await find(request, customerId)) ?? order)
    },
  )
}

const PAID_ONLINE = new Set([3, 6, 7])

/** Says whether another try to pay may be opened now. */
export function isPayableOnline({ state, isInDoubt, methodId, holdExpiresAt, serverNow }: Order): boolean {
  return (
    state === 'awaiting-payment' &&
    !isInDoubt &&
    PAID_ONLINE.has(methodId) &&
    (holdExpiresAt ?? '') > serverNow
  )
}
