import { CaptchaQuery, CommentCaptchaQuery } from '@rasteh/contracts/captcha'
import { CommentCaptchaParams } from '@rasteh/contracts/comments'
import { PATHS } from '@rasteh/contracts/paths'
import type { CaptchaForm } from '@rasteh/shop-core/captcha'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { drawCaptcha } from '../../captcha/draw-captcha.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { challengeConfig } from './challenge-config.ts'

/** The three captcha pictures. Each is a challenge of its own, kept by no cache. */
export async function captchaPictureRoutes(app: ShopApi) {
  const config = challengeConfig(app)
  const drawFor = (form: CaptchaForm) => async (request: FastifyRequest, reply: FastifyReply) => {
    const digits = await app.captchas.openDigits(request, reply, form)
    return reply.type('image/png').send(await drawCaptcha(digits, Math.random))
  }
  const schema = { tags: ['captcha'], querystring: CaptchaQuery }

  app.get(PATHS.feedback, { schema, config }, drawFor('feedback'))
  app.get(PATHS.captcha, { schema, config }, drawFor('site'))
  app.get(
    PATHS.commentCaptcha,
    { schema: { tags: ['captcha'], params: CommentCaptchaParams, querystring: CommentCaptchaQuery }, config },
    drawFor('comment'),
  )
}
