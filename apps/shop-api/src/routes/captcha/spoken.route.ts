import { CaptchaFormParams, CommentCaptchaQuery } from '@rasteh/contracts/captcha'
import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { speakCaptcha } from '../../captcha/speak-captcha.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { challengeConfig } from './challenge-config.ts'

/** Digits to hear, in the visitor's language, for those who cannot see a picture: a challenge of their own. */
export async function captchaSpokenRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.captchaSpoken,
    {
      schema: { tags: ['captcha'], params: CaptchaFormParams, querystring: CommentCaptchaQuery },
      config: challengeConfig(app),
    },
    async (request, reply) => {
      const digits = await app.captchas.openDigits(request, reply, request.params.form)
      const language = languageOf(cultureOf(request.cookies[LANGUAGE_COOKIE]))
      return reply.type('audio/wav').send(speakCaptcha(digits, language, Math.random))
    },
  )
}
