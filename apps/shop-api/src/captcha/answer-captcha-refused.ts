import type { CaptchaRefusal } from '@rasteh/shop-core/captcha'
import type { FastifyReply } from 'fastify'

type RefusalAsHttp = { status: 400 | 429; message: string }

/** One row a kind of refusal: the status, and the word by which the page picks what it says. */
const captchaRefusalAsHttp = {
  'captcha-wrong': { status: 400, message: 'CaptchaWrong' },
  'captcha-gone': { status: 400, message: 'CaptchaGone' },
  'captcha-work-wanted': { status: 400, message: 'CaptchaWorkWanted' },
  'captcha-too-many': { status: 429, message: 'CaptchaTooMany' },
} as const satisfies Record<CaptchaRefusal['kind'], RefusalAsHttp>

/** Answers that a captcha was not accepted. */
export function answerCaptchaRefused(reply: FastifyReply, { kind }: CaptchaRefusal): FastifyReply {
  const { status, message } = captchaRefusalAsHttp[kind]
  if (status === 429) reply.header('retry-after', '600')
  return reply.code(status).send({ Message: message })
}
