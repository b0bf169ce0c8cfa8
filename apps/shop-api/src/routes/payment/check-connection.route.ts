import { PATHS } from '@rasteh/contracts/paths'
import { ConnectionCheckRequest, ConnectionCheckWire } from '@rasteh/contracts/payment'
import { mayPayFrom } from '@rasteh/shop-core/checkout'
import { countryOf } from '../../http/country-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Whether banks will open for a visitor, by the country they come from. The order they name changes nothing. */
export async function checkConnectionRoute(app: ShopApi) {
  app.post(
    PATHS.paymentConnection,
    {
      schema: {
        tags: ['payment'],
        body: ConnectionCheckRequest,
        response: { 200: ConnectionCheckWire },
      },
      config: { rateLimit: {} },
    },
    async (request) => mayPayFrom(countryOf(request.ip)),
  )
}
