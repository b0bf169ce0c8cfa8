'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { SPECIAL_ORDER_FORM } from '@rasteh/form-rules/feedback-forms'
import { sendSpecialOrder } from '@rasteh/shop-client/special-order-call'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import { CaptchaField } from '#features/captcha/public-captcha-field.ts'
import { useGuardedForm } from '#features/captcha/public-guarded-form.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './special-order-form.module.css'

/** Asks the shop for something that it does not list. What was typed stays when it could not be sent. */
export function SpecialOrderForm() {
  const { say } = usePageSettings()
  const { phase, captcha, field, onSubmit } = useGuardedForm({
    form: SPECIAL_ORDER_FORM,
    place: { form: 'site' },
    send: ({ name, mobile, text }, guard) =>
      sendSpecialOrder({ name: String(name), mobile: String(mobile), text: String(text), ...guard }),
  })
  if (phase === 'sent') return <FormAlert tone="done">{say('SpecialOrderSent')}</FormAlert>
  return (
    <form
      className={styles.form}
      method="post"
      action={ADDED_PATHS.specialOrder}
      noValidate
      aria-busy={phase === 'sending'}
      onSubmit={onSubmit}
    >
      <div className={styles.person}>
        <TextField {...field('name')} label={say('SpecialOrderName')} autoComplete="name" />
        <TextField
          {...field('mobile')}
          label={say('SpecialOrderMobile')}
          isLtr
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextField {...field('text')} label={say('SpecialOrderText')} rows={3} />
      <CaptchaField captcha={captcha} />
      <div className={styles.end} data-foot-bar>
        {phase === 'refused' && <FormAlert tone="refused">{say('FormHasErrors')}</FormAlert>}
        {phase === 'failed' && <FormAlert tone="refused">{say('SpecialOrderFailed')}</FormAlert>}
        <Button type="submit" isBusy={phase === 'sending'}>
          {say('SpecialOrderSend')}
        </Button>
      </div>
    </form>
  )
}

export default island('special-order/special-order-form', SpecialOrderForm, 'load')
