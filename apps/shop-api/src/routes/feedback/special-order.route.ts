import { CAPTCHA_LURE } from '@rasteh/contracts/captcha'
import { SpecialOrderRequest, toSpecialOrder } from '@rasteh/contracts/feedback'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { SPECIAL_ORDER_FORM } from '@rasteh/form-rules/feedback-forms'
import { checkForm } from '@rasteh/form-rules/form'
import { toIranianMobile } from '@rasteh/persian-text/mobile'
import { saveFeedback } from '@rasteh/shop-store/feedback'
import { answerCaptchaRefused } from '../../captcha/answer-captcha-refused.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { countMessage, feedbackSender, hasWrittenTooMuch } from './feedback-sender.ts'

/** How much of a special order stands in the inbox's list. */
const SUBJECT_LENGTH = 80

/** Takes a wish for something that the shop does not list; it lands beside the feedback. */
export async function specialOrderRoute(app: ShopApi) {
  const response = { 200: DoneWire, 400: FailureWire, 422: FailureWire, 429: FailureWire }
  app.post(
    ADDED_PATHS.specialOrder,
    { schema: { tags: ['feedback'], body: SpecialOrderRequest, response }, config: { rateLimit: {} } },
    async (request, reply) => {
      if (request.body[CAPTCHA_LURE]) return reply.send(true)
      const checked = checkForm(SPECIAL_ORDER_FORM, toSpecialOrder(request.body))
      if (!checked.ok) return reply.code(422).send({ Message: 'FormHasErrors' })
      const sender = await feedbackSender(request)
      if (await hasWrittenTooMuch(request, sender.customerId))
        return reply.code(429).send({ Message: 'TooManyMessages' })
      const captcha = await app.captchas.take(request, 'site', request.body.Captcha)
      if (!captcha.ok) return answerCaptchaRefused(reply, captcha.refusal)
      const { name, mobile, text } = checked.value
      await saveFeedback(app.database, {
        kind: 'special-order',
        ...sender,
        name: String(name),
        mobile: toIranianMobile(String(mobile)) ?? null,
        email: null,
        subject: Array.from(String(text)).slice(0, SUBJECT_LENGTH).join(''),
        text: String(text),
        attachment: null,
      })
      await countMessage(request, sender.customerId)
      return reply.send(true)
    },
  )
}
