import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { acceptAnyJson } from '../../http/accept-any-json.ts'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toTorobWire } from './to-torob-wire.ts'

/** Torob's Product API v3: the price comparison pulls what the shop sells. */
export async function torobProductsRoute(app: ShopApi) {
  await app.register(async (feed) => {
    acceptAnyJson(feed)
    feed.post(
      ADDED_PATHS.torobProducts,
      {
        schema: { tags: ['feeds'], hide: true },
        config: { fromOtherSites: true, rateLimit: {} },
        preHandler: noStore,
      },
      async (request, reply) => {
        const { 'x-torob-token': token } = request.headers
        const version = request.headers['x-torob-token-version'] ?? request.headers['c-torob-token-version']
        return answerOutcome(reply, await app.torobFeed.load({ token, version }, request.body), toTorobWire)
      },
    )
  })
}
