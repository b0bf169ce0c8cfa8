import type { FileHandle } from 'node:fs/promises'
import { FeedbackSubmitQuery } from '@rasteh/contracts/feedback'
import { PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { FEEDBACK_FORM } from '@rasteh/form-rules/feedback-forms'
import { checkForm } from '@rasteh/form-rules/form'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCaptchaRefused } from '../../captcha/answer-captcha-refused.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { fileRefusalAsHttp } from '../userfile/file-refusal-as-http.ts'
import { countMessage, feedbackSender, hasWrittenTooMuch } from './feedback-sender.ts'
import { keepFeedback } from './keep-feedback.ts'
import { type ReceivedFeedback, receiveFeedback } from './receive-feedback.ts'

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
      if (!received.ok) return answerFileRefused(reply, received.refusal)
      return take(request, reply, received.value).finally(() => closeFile(received.value.attachment))
    },
  )
}

async function take(request: FastifyRequest, reply: FastifyReply, sent: ReceivedFeedback) {
  if (sent.lure) return reply.send(true)
  const attachment = sent.attachment?.name ?? ''
  const checked = checkForm(FEEDBACK_FORM, { ...sent, attachment })
  if (!checked.ok) {
    const isFile = checked.refusal.attachment !== undefined
    return isFile
      ? answerFileRefused(reply, { kind: 'not-a-picture' })
      : reply.code(422).send({ Message: 'FormHasErrors' })
  }
  const sender = await feedbackSender(request)
  if (await hasWrittenTooMuch(request, sender.customerId))
    return reply.code(429).send({ Message: 'TooManyMessages' })
  const captcha = await request.server.captchas.take(request, 'feedback', sent.captcha)
  if (!captcha.ok) return answerCaptchaRefused(reply, captcha.refusal)
  const kept = await keepFeedback(request.server, { values: checked.value, sender, file: sent.attachment })
  if (!kept.ok) return answerFileRefused(reply, kept.refusal)
  await countMessage(request, sender.customerId)
  return reply.send(true)
}

function answerFileRefused(reply: FastifyReply, { kind }: { kind: keyof typeof fileRefusalAsHttp }) {
  const { status, message } = fileRefusalAsHttp[kind]
  return reply.code(status).send({ Message: message })
}

async function closeFile(attachment: { file: FileHandle } | null): Promise<void> {
  await attachment?.file.close()
}
