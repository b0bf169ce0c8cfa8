import { CaptchaFormParams, CaptchaWorkWire } from '@rasteh/contracts/captcha'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { addCaptchaHandle } from '../../http/captcha-cookies.ts'
import { noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { challengeConfig } from './challenge-config.ts'

/** A work that a browser does for somebody who cannot read a picture. */
export async function captchaWorkRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.captchaWork,
    {
      schema: { tags: ['captcha'], params: CaptchaFormParams, response: { 200: CaptchaWorkWire } },
      config: challengeConfig(app),
      preHandler: noStore,
    },
    async (request, reply) => {
      const { form } = request.params
      const { handle, shown } = await app.captchas.openWork(form, request.ip)
      addCaptchaHandle(request, reply, { form, handle })
      return shown
    },
  )
}
