import { CityPromiseWire, PromiseQuery, toWeighedLines } from '@rasteh/contracts/delivery'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { noStore } from '../../http/current-user.ts'
import { requestCulture } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** When an order of these goods would arrive in a city; pages are the same for everybody, so that they ask. */
export async function deliveryPromiseRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.deliveryPromise,
    {
      schema: {
        tags: ['delivery'],
        querystring: PromiseQuery,
        response: { 200: CityPromiseWire, 404: FailureWire },
      },
      preHandler: noStore,
    },
    async (request, reply) => {
      const { CityId: cityId } = request.query
      const lines = toWeighedLines(request.query)
      const said = await app.delivery.promise({ cityId, lines, culture: requestCulture(request) })
      return answerOutcome(reply, said, ({ cityTitle, text }) => ({ CityTitle: cityTitle, Text: text }))
    },
  )
}
