import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { toSentWish, WishRequest } from '@rasteh/contracts/wishes'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { captchaCaller } from '../../http/captcha-cookies.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Keeps that somebody wants to hear when the shop has what it does not have now. */
export async function askWishRoute(app: ShopApi) {
  const response = { 200: DoneWire, 400: FailureWire, 409: FailureWire, 422: FailureWire, 429: FailureWire }
  app.post(
    ADDED_PATHS.wish,
    { schema: { tags: ['search'], body: WishRequest, response }, config: { rateLimit: {} } },
    async (request, reply) => {
      const asked = await app.wishes.ask(await captchaCaller(request, 'site'), toSentWish(request.body))
      return answerOutcome(reply, asked, toDone)
    },
  )
}
