import { DeliveryCitiesWire } from '@rasteh/contracts/delivery'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { requestCulture } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The cities among which a visitor chooses; the same for every visitor of a language. */
export async function deliveryCitiesRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.deliveryCities,
    { schema: { tags: ['delivery'], response: { 200: DeliveryCitiesWire } } },
    async (request) => {
      const provinces = await app.delivery.cities(requestCulture(request))
      return provinces.map(({ title, cities }) => ({
        Title: title,
        Cities: cities.map((city) => ({ Id: city.id, Title: city.title })),
      }))
    },
  )
}
