import type { WrittenComment } from '@rasteh/contracts/comments'
import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { PURGE_PAGES_QUEUE, pageKeys } from '@rasteh/contracts/page-keys'
import { ANSWER_FORM, COMMENT_FORM } from '@rasteh/form-rules/comment-form'
import { checkForm, type FieldErrors } from '@rasteh/form-rules/form'
import { cultureOf } from '@rasteh/persian-text/culture'
import type { CaptchaRefusal } from '@rasteh/shop-core/captcha'
import { type CommentRefusal, checkCommentRight } from '@rasteh/shop-core/comments'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { saveComment } from '@rasteh/shop-store/comments'
import { loadCommentsSection } from '@rasteh/shop-store/reads/comments'
import { takeTries } from '@rasteh/shop-store/tries'
import type { FastifyRequest } from 'fastify'
import { customerOf } from '../../http/customer-of.ts'
import { writingTries } from './comment-tries.ts'

export type KeptComment = { commentId: number; isPublished: boolean }

/** Why a comment is not kept. */
export type KeepRefusal =
  | CommentRefusal
  | CaptchaRefusal
  | { kind: 'fields-refused'; fields: FieldErrors }
  | { kind: 'too-many-comments'; waitSeconds: number }
  | { kind: 'nothing-there' }

/**
 * Keeps what somebody wrote: who may, what they typed, the captcha if the shop asks for one, how often, in this order,
 * so that a form with errors costs nobody their captcha. Customers are known already and are asked for none.
 */
export async function keepComment(
  request: FastifyRequest,
  written: WrittenComment,
): Promise<Outcome<KeptComment, KeepRefusal>> {
  const { database, captchas } = request.server
  const section = await loadCommentsSection(database, written)
  const customerId = await customerOf(request)
  const isAnswer = written.isAnswer || written.parentId !== null
  const visitor = { userId: customerId, guestsMayComment: section.guestsMayComment }
  const right = checkCommentRight(isAnswer ? 'answer' : 'comment', visitor)
  if (!right.ok) return right
  const typed = checkTyped(written, { isAnswer, isGuest: customerId === null })
  if (!typed.ok) return refuse({ kind: 'fields-refused', fields: typed.refusal })
  if (section.needsCaptcha && customerId === null) {
    const captcha = await captchas.take(request, 'comment', written.captcha)
    if (!captcha.ok) return captcha
  }
  const waitSeconds = await takeTries(database, writingTries(request, customerId))
  if (waitSeconds > 0) return refuse({ kind: 'too-many-comments', waitSeconds })
  const isPublished = !section.needsApproval
  const comment = { ...written, ...typed.value, customerId, isPublished, culture: cultureFor(request) }
  const commentId = await saveComment(database, comment, purgeOf(written))
  return commentId === null ? refuse({ kind: 'nothing-there' }) : accept({ commentId, isPublished })
}

type Typed = { text: string; fullName: string | null; email: string | null }

function checkTyped(
  { text, fullName, email }: WrittenComment,
  { isAnswer, isGuest }: { isAnswer: boolean; isGuest: boolean },
): Outcome<Typed, FieldErrors> {
  const checked = isAnswer
    ? checkForm(ANSWER_FORM, { text })
    : checkForm(COMMENT_FORM, { text, fullName, email }, { hidden: isGuest ? [] : ['fullName', 'email'] })
  if (!checked.ok) return checked
  const value: Partial<Record<keyof Typed, unknown>> = checked.value
  return accept({
    text: String(value.text),
    fullName: isGuest ? String(value.fullName) : null,
    email: isGuest ? String(value.email) : null,
  })
}

function purgeOf({ sectionType, sectionId }: WrittenComment) {
  const key = sectionType === 'news' ? pageKeys.news(sectionId) : pageKeys.product(sectionId)
  return { queue: PURGE_PAGES_QUEUE, keys: [key] }
}

const cultureFor = (request: FastifyRequest) => cultureOf(request.cookies[LANGUAGE_COOKIE])
