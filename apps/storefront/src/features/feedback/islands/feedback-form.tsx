'use client'

import { feedbackSubmitAddress } from '@rasteh/contracts/feedback'
import { FEEDBACK_FORM } from '@rasteh/form-rules/feedback-forms'
import { sendFeedback } from '@rasteh/shop-client/feedback-call'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import { useState } from 'react'
import { CaptchaField } from '#features/captcha/public-captcha-field.ts'
import { useGuardedForm } from '#features/captcha/public-guarded-form.ts'
import { AttachmentField } from '#features/files/public-attachment-field.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { sayFeedbackFailure } from '../say-feedback-failure.ts'
import styles from './feedback-form.module.css'

/** Writes to the shop. What was typed stays when it could not be sent. */
export function FeedbackForm() {
  const { say } = usePageSettings()
  const [attachment, setAttachment] = useState<File | null>(null)
  const { phase, refusal, captcha, field, onSubmit } = useGuardedForm({
    form: FEEDBACK_FORM,
    place: { form: 'feedback' },
    send: ({ name, contact, subject, text }, guard) => {
      const sent = { name, contact, subject, text }
      const texts = Object.fromEntries(
        Object.entries(sent).map(([part, value]) => [part, String(value ?? '')]),
      )
      return sendFeedback({ ...(texts as Record<keyof typeof sent, string>), ...guard }, attachment)
    },
  })
  if (phase === 'sent') return <FormAlert tone="done">{say('FeedbackSent')}</FormAlert>
  return (
    <form
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={feedbackSubmitAddress}
      noValidate
      aria-busy={phase === 'sending'}
      onSubmit={onSubmit}
    >
      <TextField {...field('name')} label={say('FeedbackName')} autoComplete="name" />
      <TextField
        {...field('contact')}
        label={say('FeedbackContact')}
        hint={say('FeedbackContactHint')}
        isLtr
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...field('subject')} label={say('FeedbackSubject')} />
      <TextField {...field('text')} label={say('FeedbackText')} rows={6} />
      <AttachmentField
        field={field('attachment')}
        label={say('FeedbackAttachment')}
        chosen={attachment}
        onChoose={setAttachment}
      />
      <CaptchaField captcha={captcha} />
      <div className={styles.end}>
        {phase === 'refused' && <FormAlert tone="refused">{say('FormHasErrors')}</FormAlert>}
        {phase === 'failed' && <FormAlert tone="refused">{sayFeedbackFailure(say, refusal)}</FormAlert>}
        <Button type="submit" size="large" isBusy={phase === 'sending'}>
          {say('FeedbackSend')}
        </Button>
      </div>
    </form>
  )
}

export default island('feedback/feedback-form', FeedbackForm, 'load')
