import { FeedbackSubmitQuery } from '@rasteh/contracts/feedback'
import { PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, answerRefused, toDone } from '../../http/answer-outcome.ts'
import { captchaCaller } from '../../http/captcha-cookies.ts'
import { receiveFeedback } from '../../http/receive-feedback.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const REFUSED = { 400: FailureWire, 413: FailureWire, 415: FailureWire, 422: FailureWire, 429: FailureWire }

/** Takes what a visitor writes to the shop, with a picture if there is one. */
export async function submitFeedbackRoute(app: ShopApi) {
  app.post(
    PATHS.feedback,
    {
      schema: {
        tags: ['feedback'],
        consumes: ['multipart/form-data'],
        querystring: FeedbackSubmitQuery,
        response: { 200: DoneWire, ...REFUSED },
      },
      config: { rateLimit: { max: app.settings.uploadsPerMinute } },
    },
    async (request, reply) => {
      const received = await receiveFeedback(request)
      if (!received.ok) return answerRefused(reply, received.refusal)
      const saved = await app.feedback
        .submit(await captchaCaller(request, 'feedback'), received.value)
        .finally(() => received.value.attachment?.file.close())
      return answerOutcome(reply, saved, toDone)
    },
  )
}
