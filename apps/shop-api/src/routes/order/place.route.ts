import { PlacedWire, PlaceOrderRequest, PlaceRefusedWire, toWantedOrder } from '@rasteh/contracts/checkout'
import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { ADDED_PATHS, fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { cultureOf } from '@rasteh/persian-text/culture'
import { SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { basketCaller } from '../cart/basket-caller.ts'
import { toPlaceRefusedWire } from './order-refusal.ts'

/** Makes an order of the basket. The same key never makes two; the bank is asked when its page is opened. */
export async function placeRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.orderPlace,
    {
      schema: {
        tags: ['order'],
        body: PlaceOrderRequest,
        response: { 200: PlacedWire, 401: FailureWire, 409: PlaceRefusedWire, 503: FailureWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const culture = cultureOf(request.cookies[LANGUAGE_COOKIE])
      const outcome = await app.orders.place(
        await basketCaller(request),
        toWantedOrder(request.body),
        culture,
      )
      if (!outcome) return reply.code(401).send(SIGN_IN_REQUIRED)
      if (!outcome.ok) return reply.code(409).send(toPlaceRefusedWire(outcome.refusal))
      const { orderId, number, attemptId } = outcome.value
      return { OrderId: orderId, OrderNumber: number, Next: nextOf(orderId, attemptId) }
    },
  )
}

/** Where the shopper goes on: to the bank, or to the order's own page. */
function nextOf(orderId: string, attemptId: string | null): string {
  return attemptId
    ? fillPath(ADDED_PATHS.paymentGo, { attempt: attemptId })
    : fillPath(PAGE_PATHS.orderView, { orderId })
}
