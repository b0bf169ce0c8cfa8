import { CaptchaQuery, CommentCaptchaQuery } from '@rasteh/contracts/captcha'
import { CommentCaptchaParams } from '@rasteh/contracts/comments'
import { PATHS } from '@rasteh/contracts/paths'
import type { CaptchaForm } from '@rasteh/shop-core/captcha'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { drawCaptcha } from '../../captcha/draw-captcha.ts'
import { addCaptchaHandle } from '../../http/captcha-cookies.ts'
import { noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { challengeConfig } from './challenge-config.ts'

/** The three captcha pictures. Each is a challenge of its own, kept by no cache. */
export async function captchaPictureRoute(app: ShopApi) {
  const drawFor = (form: CaptchaForm) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { handle, shown } = await app.captchas.openDigits(form)
    addCaptchaHandle(request, reply, { form, handle })
    return reply.type('image/png').send(await drawCaptcha(shown, Math.random))
  }
  const schema = { tags: ['captcha'], querystring: CaptchaQuery }
  const options = { config: challengeConfig(app), preHandler: noStore }

  app.get(PATHS.feedback, { schema, ...options }, drawFor('feedback'))
  app.get(PATHS.captcha, { schema, ...options }, drawFor('site'))
  app.get(
    PATHS.commentCaptcha,
    {
      schema: { tags: ['captcha'], params: CommentCaptchaParams, querystring: CommentCaptchaQuery },
      ...options,
    },
    drawFor('comment'),
  )
}
