'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { WISH_CONSENT, WISH_FORM } from '@rasteh/form-rules/wish-form'
import { sendWish } from '@rasteh/shop-client/wish-calls'
import { Button } from '@rasteh/ui/button'
import { CheckboxField } from '@rasteh/ui/checkbox-field'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import { useEffect } from 'react'
import { CaptchaField } from '#features/captcha/public-captcha-field.ts'
import { useGuardedForm } from '#features/captcha/public-guarded-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './islands/wish-box.module.css'
import { sayWishFailure } from './say-wish-failure.ts'

type WishFormProps = { id: string; text: string; onSent: () => void }

/** Where a guest says where the one message goes, and agrees to it. What was typed stays when it could not be sent. */
export function WishForm({ id, text, onSent }: WishFormProps) {
  const { say } = usePageSettings()
  const { phase, refusal, captcha, field, onSubmit } = useGuardedForm({
    form: WISH_FORM,
    place: { form: 'site' },
    send: ({ contact, consent }, guard) =>
      sendWish(text, { contact: String(contact), consent: String(consent), ...guard }),
  })
  useEffect(() => {
    if (phase === 'sent') onSent()
  }, [phase, onSent])
  const { guard: _, ...consent } = field('consent')
  return (
    <form
      id={id}
      className={styles.form}
      method="post"
      action={ADDED_PATHS.wish}
      noValidate
      aria-busy={phase === 'sending'}
      onSubmit={onSubmit}
    >
      <TextField
        {...field('contact')}
        label={say('WishContact')}
        isLtr
        inputMode="email"
        autoComplete="tel"
      />
      <CheckboxField
        {...consent}
        values={consent.value === '' ? [] : [consent.value]}
        options={[{ value: WISH_CONSENT, label: say('WishConsent') }]}
        onChange={([given = '']) => consent.onChange(given)}
      />
      <CaptchaField captcha={captcha} />
      {phase === 'refused' && <FormAlert tone="refused">{say('FormHasErrors')}</FormAlert>}
      {phase === 'failed' && <FormAlert tone="refused">{sayWishFailure(say, refusal)}</FormAlert>}
      <div className={styles.end}>
        <Button type="submit" isBusy={phase === 'sending'}>
          {say('WishSend')}
        </Button>
      </div>
    </form>
  )
}
