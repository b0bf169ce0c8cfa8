import type { WrittenComment } from '@rasteh/contracts/comments'
import { PURGE_PAGES_QUEUE, pageKeys } from '@rasteh/contracts/page-keys'
import { ANSWER_FORM, COMMENT_FORM } from '@rasteh/form-rules/comment-form'
import { checkForm, type FieldErrors } from '@rasteh/form-rules/form'
import { asksCaptcha, checkCommentRight } from '@rasteh/shop-core/comments'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { tidyPoints } from '@rasteh/shop-core/ratings'
import { saveComment } from '@rasteh/shop-store/content/comments'
import { takeAttempts } from '@rasteh/shop-store/platform/attempt-limits'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadCommentsSection } from '@rasteh/shop-store/reads/comments'
import type { CaptchaCaller } from '../captchas/captcha-caller.ts'
import type { Captchas } from '../captchas/captchas.ts'
import type { CommentSaveRefusal } from '../refusals.ts'
import type { Sessions } from '../sessions.ts'
import { writingLimits } from './comment-limits.ts'

export type CommentDeps = { database: Pool; captchas: Captchas; sessions: Sessions }
export type SavedComment = { commentId: number; isPublished: boolean }

/**
 * Saves what a visitor wrote. The right to write is checked first, then the fields, the captcha if the visitor is
 * asked for one, and the limits, so that a form with errors uses up no captcha.
 */
export async function saveWrittenComment(
  { database, captchas, sessions }: CommentDeps,
  caller: CaptchaCaller,
  written: WrittenComment,
): Promise<Outcome<SavedComment, CommentSaveRefusal>> {
  const section = await loadCommentsSection(database, written)
  const customerId = await sessions.findCustomer(caller.claim)
  const isAnswer = written.isAnswer || written.parentId !== null
  const visitor = { userId: customerId, guestsMayComment: section.guestsMayComment }
  const right = checkCommentRight(isAnswer ? 'answer' : 'comment', visitor)
  if (!right.ok) return right
  const typed = checkTyped(written, { isAnswer, isGuest: customerId === null })
  if (!typed.ok) return refuse({ kind: 'fields-refused', fields: typed.refusal })
  if (asksCaptcha({ ...section, userId: customerId })) {
    const captcha = await captchas.take(caller, 'comment', written.captcha)
    if (!captcha.ok) return captcha
  }
  const waitSeconds = await takeAttempts(database, writingLimits(caller.ip, customerId))
  if (waitSeconds > 0) return refuse({ kind: 'too-many-comments', waitSeconds })
  const isPublished = !section.needsApproval
  const opinion = opinionOf(written, { isAnswer, customerId })
  const comment = { ...written, ...typed.value, ...opinion, customerId, isPublished, culture: caller.culture }
  const commentId = await saveComment(database, comment, purgeOf(written))
  return commentId === null ? refuse({ kind: 'comment-not-found' }) : accept({ commentId, isPublished })
}

/** Stars and points are of products, and stars of people who are known: a guest could give any number of them. */
function opinionOf(
  { sectionType, rating, pros, cons }: WrittenComment,
  { isAnswer, customerId }: { isAnswer: boolean; customerId: number | null },
) {
  if (isAnswer || sectionType !== 'product') return { rating: null, pros: null, cons: null }
  return { rating: customerId === null ? null : rating, pros: tidyPoints(pros), cons: tidyPoints(cons) }
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
