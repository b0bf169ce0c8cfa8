import type { FieldRefusal } from '@rasteh/form-rules/form'
import { noticeDurationMs } from '@rasteh/shop-core/notices'
import type { NewNotice } from '#features/notices/public-notices.ts'
import { sayFieldRefusal } from '#page/islands/form/say-field-refusal.ts'
import type { PageSay } from '#page/islands/page-settings.tsx'

const REQUIRED = {
  fullName: 'CommentNameRequired',
  email: 'CommentEmailRequired',
  text: 'CommentTextRequired',
} as const

/** Says why a field of a comment is refused, in the words of that field where it has its own. */
export function sayCommentRefusal(
  say: PageSay,
  textRequired: 'CommentTextRequired' | 'CommentAnswerRequired' = 'CommentTextRequired',
): (refusal: FieldRefusal, name: string) => string {
  const sayAny = sayFieldRefusal(say)
  return (refusal, name) => {
    if (refusal.kind === 'required' && name === 'text') return say(textRequired)
    if (refusal.kind === 'required') return say(REQUIRED[name as keyof typeof REQUIRED])
    if (refusal.kind === 'not-an-email') return say('CommentEmailInvalid')
    if (refusal.kind === 'too-short' && name === 'text')
      return say('CommentTextTooShort', { count: refusal.count })
    return sayAny(refusal)
  }
}

/** What is said of a comment that arrived; it stays until the visitor closes it. */
export function noticeOfSent(isPublished: boolean): NewNotice {
  const key = isPublished ? 'CommentPublished' : 'CommentSubmitted'
  return { tone: 'success', messages: [{ key }], showMs: noticeDurationMs('comment-sent') }
}
