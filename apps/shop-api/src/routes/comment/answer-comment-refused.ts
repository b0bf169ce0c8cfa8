import { toFieldRefusalsWire } from '@rasteh/contracts/field-refusals'
import type { FastifyReply } from 'fastify'
import { answerCaptchaRefused } from '../../captcha/answer-captcha-refused.ts'
import type { KeepRefusal } from './keep-comment.ts'

/** The word by which the page picks what it says to somebody who may not. */
export const ONLY_FOR_USERS = { Message: 'OnlyAvailableForUsers' }
export const COMMENT_NOT_FOUND = { Message: 'CommentNotFound' }

/** Answers that a comment was not kept. */
export function answerCommentRefused(reply: FastifyReply, refusal: KeepRefusal): FastifyReply {
  switch (refusal.kind) {
    case 'login-required':
      return reply.code(401).send({ Message: 'CommentLoginRequired' })
    case 'only-for-users':
      return reply.code(401).send(ONLY_FOR_USERS)
    case 'fields-refused':
      return reply.code(400).send(toFieldRefusalsWire(refusal.fields))
    case 'too-many-comments':
      return answerTooMany(reply, refusal.waitSeconds)
    case 'nothing-there':
      return reply.code(404).send(COMMENT_NOT_FOUND)
    default:
      return answerCaptchaRefused(reply, refusal)
  }
}

/** Answers that this person has written or voted enough for now. */
export function answerTooMany(reply: FastifyReply, waitSeconds: number): FastifyReply {
  return reply.code(429).header('retry-after', String(waitSeconds)).send({ Message: 'CommentTooMany' })
}
