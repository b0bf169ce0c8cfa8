import { CaptchaFormParams, CommentCaptchaQuery } from '@rasteh/contracts/captcha'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { speakCaptcha } from '../../captcha/speak-captcha.ts'
import { addCaptchaHandle } from '../../http/captcha-cookies.ts'
import { noStore } from '../../http/current-user.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { challengeConfig } from './challenge-config.ts'

/** Digits to hear, in the visitor's language, for people who cannot see a picture: a challenge of its own. */
export async function captchaSpokenRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.captchaSpoken,
    {
      schema: { tags: ['captcha'], params: CaptchaFormParams, querystring: CommentCaptchaQuery },
      config: challengeConfig(app),
      preHandler: noStore,
    },
    async (request, reply) => {
      const { form } = request.params
      const { handle, shown } = await app.captchas.openDigits(form)
      addCaptchaHandle(request, reply, { form, handle })
      return reply.type('audio/wav').send(speakCaptcha(shown, localeOf(request), Math.random))
    },
  )
}
