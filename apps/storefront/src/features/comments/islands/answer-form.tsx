'use client'

import { ANSWER_FORM } from '@rasteh/form-rules/comment-form'
import { createComment } from '@rasteh/shop-client/comment-calls'
import { ANSWER_MODAL_CLOSE_AFTER_MS, EMPTY_COMMENT_FORM, stepCommentForm } from '@rasteh/shop-core/comments'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import { useReducer, useState } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { island } from '#island'
import { useForm } from '#page/islands/form/use-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from '../answer.module.css'
import { noticeOfSent, sayCommentRefusal } from '../comment-sayings.ts'
import { showWritten } from '../written-store.ts'

type AnswerFormProps = { commentId: number; place: CommentsPlace; onDone?: () => void }

/** Takes an answer. An empty one is marked and not sent. */
export function AnswerForm({ commentId, place, onDone }: AnswerFormProps) {
  const { say } = usePageSettings()
  const [form, step] = useReducer(stepCommentForm, EMPTY_COMMENT_FORM)
  const [hasFailed, setFailed] = useState(false)
  const { field, onSubmit, refuse, clear } = useForm({
    form: ANSWER_FORM,
    sayRefusal: sayCommentRefusal(say, 'CommentAnswerRequired'),
    onValid: async ({ text }) => {
      step('submitted')
      setFailed(false)
      const sent = await createComment({ ...place, parentId: commentId, text: String(text), isAnswer: true })
      if (sent.kind !== 'created') {
        step('failed')
        if (sent.kind === 'refused') return refuse(sent.fields)
        setFailed(sent.kind === 'failed')
        if (sent.kind === 'users-only')
          notices.show({ tone: 'alert', messages: [{ key: 'OnlyAvailableForUsers' }] })
        return
      }
      step(sent.isPublished ? 'published' : 'awaiting-approval')
      notices.show(noticeOfSent(sent.isPublished))
      if (sent.isPublished) showWritten(commentId, { id: sent.id, text: String(text) })
      clear()
      if (onDone) setTimeout(onDone, ANSWER_MODAL_CLOSE_AFTER_MS)
    },
  })
  const isWaiting = form.state === 'waiting'
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isWaiting}
      onSubmit={(event) => (isWaiting ? event.preventDefault() : onSubmit(event))}
    >
      <TextField {...field('text')} label={say('CommentAnswerText')} rows={4} />
      {hasFailed && <FormAlert tone="refused">{say('CommentNotSaved')}</FormAlert>}
      {form.notice && <FormAlert tone="done">{say('CommentAnswerSubmitted')}</FormAlert>}
      <div>
        <Button type="submit" isBusy={isWaiting}>
          {say(isWaiting ? 'CommentSending' : 'CommentAnswerSend')}
        </Button>
      </div>
    </form>
  )
}

export default island('comments/answer-form', AnswerForm, 'load')
