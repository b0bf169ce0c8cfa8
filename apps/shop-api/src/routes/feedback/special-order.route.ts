import { SpecialOrderRequest, toSpecialOrder } from '@rasteh/contracts/feedback'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { captchaCaller } from '../../http/captcha-cookies.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Takes a wish for something that the shop does not list. */
export async function specialOrderRoute(app: ShopApi) {
  const response = { 200: DoneWire, 400: FailureWire, 422: FailureWire, 429: FailureWire }
  app.post(
    ADDED_PATHS.specialOrder,
    { schema: { tags: ['feedback'], body: SpecialOrderRequest, response }, config: { rateLimit: {} } },
    async (request, reply) => {
      const caller = await captchaCaller(request, 'site')
      const saved = await app.feedback.submitSpecialOrder(caller, toSpecialOrder(request.body))
      return answerOutcome(reply, saved, toDone)
    },
  )
}
