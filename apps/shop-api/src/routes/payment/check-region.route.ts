import { PATHS } from '@rasteh/contracts/paths'
import { RegionCheckQuery, RegionCheckWire, toRegion } from '@rasteh/contracts/payment'
import { isInRegion } from '@rasteh/shop-core/checkout'
import { countryOf } from '../../http/country-of.ts'
import { noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Whether a visitor's IP address is in a region. */
export async function checkRegionRoute(app: ShopApi) {
  app.get(
    PATHS.addressInCulture,
    {
      schema: { tags: ['payment'], querystring: RegionCheckQuery, response: { 200: RegionCheckWire } },
      preHandler: noStore,
    },
    async (request) => isInRegion(countryOf(request.ip), toRegion(request.query)),
  )
}
