import { CheckoutQuery, CheckoutWire } from '@rasteh/contracts/checkout'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { basketCaller } from '../cart/basket-caller.ts'
import { toCheckoutWire } from './to-checkout-wire.ts'

/** What a checkout chooses from, and what the choice so far would cost. */
export async function checkoutRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.checkout,
    {
      schema: {
        tags: ['order'],
        querystring: CheckoutQuery,
        response: { 200: CheckoutWire, 401: FailureWire },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const checkout = await app.orders.open(await basketCaller(request))
      if (!checkout) return reply.code(401).send(SIGN_IN_REQUIRED)
      const { AddressId = null, DeliveryMethodId = null, PaymentMethodID = null } = request.query
      return toCheckoutWire(checkout, {
        choice: { addressId: AddressId, deliveryMethodId: DeliveryMethodId, methodId: PaymentMethodID },
        room: app.payments,
        nowMs: app.nowMs(),
      })
    },
  )
}
