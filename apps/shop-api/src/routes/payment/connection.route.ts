import { PATHS } from '@rasteh/contracts/paths'
import {
  ConnectionCheckRequest,
  ConnectionCheckWire,
  RegionCheckQuery,
  RegionCheckWire,
  toRegion,
} from '@rasteh/contracts/payment'
import { isInRegion, mayPayFrom } from '@rasteh/shop-core/checkout'
import type { ShopApi } from '../../http/shop-api.ts'
import { countryOf } from '../../region/country-of.ts'

/** Where a visitor comes from: whether banks will open for them. Which order it is about changes nothing. */
export async function connectionRoutes(app: ShopApi) {
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

  app.get(
    PATHS.addressInCulture,
    { schema: { tags: ['payment'], querystring: RegionCheckQuery, response: { 200: RegionCheckWire } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return isInRegion(countryOf(request.ip), toRegion(request.query))
    },
  )
}
