'use client'

import { COMMENT_FORM } from '@rasteh/form-rules/comment-form'
import type { FieldValue } from '@rasteh/form-rules/form'
import { type CreatedComment, createComment } from '@rasteh/shop-client/comment-calls'
import {
  asksCaptcha,
  checkCommentRight,
  EMPTY_COMMENT_FORM,
  stepCommentForm,
} from '@rasteh/shop-core/comments'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { type FormEvent, useReducer, useState } from 'react'
import { toCaptchaFlag, useCaptcha } from '#features/captcha/public-captcha-field.ts'
import { notices } from '#features/notices/public-notices.ts'
import { useForm } from '#page/islands/form/use-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { noticeOfSent, sayCommentRefusal } from './comment-sayings.ts'
import { useCommenter } from './commenter.ts'
import { showWritten } from './written-store.ts'

export type CommentFormProps = { place: CommentsPlace; guestsMayComment: boolean; needsCaptcha: boolean }

/** What is above the button: that somebody may not write here, or the key of what went wrong. */
type Trouble = 'no-right' | 'FormHasErrors' | 'CommentFailed' | 'CommentNotSaved' | 'CommentTooMany' | null

/** The comment form: checked, sent once, then cleared and said, or kept with its captcha marked. */
export function useCommentForm({ place, guestsMayComment, ...section }: CommentFormProps) {
  const { say } = usePageSettings()
  const { isKnown, userId } = useCommenter()
  const needsCaptcha = asksCaptcha({ ...section, userId })
  const [state, step] = useReducer(stepCommentForm, EMPTY_COMMENT_FORM)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const captcha = useCaptcha({ form: 'comment', sectionId: place.sectionId })
  const [rating, setRating] = useState<number | null>(null)
  const isWaiting = state.state === 'waiting'

  const { field, onSubmit, refuse, clear } = useForm({
    form: COMMENT_FORM,
    sayRefusal: sayCommentRefusal(say),
    onErrors: () => setTrouble('FormHasErrors'),
    onValid: (values) => void send(values),
  })

  async function send(
    values: Partial<Record<'fullName' | 'email' | 'text' | 'pros' | 'cons', FieldValue>>,
  ): Promise<void> {
    if (needsCaptcha && !captcha.isGiven()) return setTrouble('FormHasErrors')
    step('submitted')
    setTrouble(null)
    const text = String(values.text)
    const opinion = { rating, pros: String(values.pros ?? ''), cons: String(values.cons ?? '') }
    const created = await createComment({
      ...place,
      parentId: null,
      text,
      ...opinion,
      ...(values.fullName !== undefined && { fullName: String(values.fullName) }),
      ...(values.email !== undefined && { email: String(values.email) }),
      ...(needsCaptcha && { captcha: captcha.given }),
      honeypot: captcha.honeypot,
    })
    if (created.kind !== 'created') return fail(created)
    step(created.isPublished ? 'published' : 'awaiting-approval')
    notices.show(noticeOfSent(created.isPublished))
    if (created.isPublished) showWritten(null, { id: created.id, text, ...opinion })
    clear()
    setRating(null)
    captcha.renew(null)
  }

  function fail(failure: Exclude<CreatedComment, { kind: 'created' }>): void {
    step('failed')
    if (failure.kind === 'users-only') setTrouble('no-right')
    else if (failure.kind === 'refused') refuse(failure.fields)
    else {
      setTrouble(troubleOf(failure.message, needsCaptcha))
      // Every answer is good for one sending, so the new picture has to be read whatever went wrong.
      captcha.renew(needsCaptcha ? (toCaptchaFlag(failure.message) ?? 'CaptchaRequired') : null)
    }
  }

  return {
    field,
    captcha,
    trouble,
    isWaiting,
    needsCaptcha,
    rating,
    setRating,
    /** Products have points, and stars of members: a guest could give any number. */
    hasPoints: place.sectionType === 'product',
    hasStars: place.sectionType === 'product' && userId !== null,
    asksWho: guestsMayComment && userId === null,
    /** A guest hears that this is for members before writing anything. */
    isForMembers: isKnown && !checkCommentRight('comment', { userId, guestsMayComment }).ok,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const right = checkCommentRight('comment', { userId, guestsMayComment })
      if (!isWaiting && (right.ok || !isKnown)) return onSubmit(event)
      event.preventDefault()
      if (!right.ok) setTrouble('no-right')
    },
  }
}

function troubleOf(message: string, needsCaptcha: boolean): Trouble {
  if (message === 'CommentTooMany') return 'CommentTooMany'
  return needsCaptcha ? 'CommentFailed' : 'CommentNotSaved'
}
