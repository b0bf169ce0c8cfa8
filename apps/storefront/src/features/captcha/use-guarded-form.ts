'use client'

import type { FieldErrors, FieldValue, Form } from '@rasteh/form-rules/form'
import type { SentMessage } from '@rasteh/shop-client/sent-message'
import { type FormEvent, useState } from 'react'
import { sayFieldRefusal } from '#page/islands/form/say-field-refusal.ts'
import { useForm } from '#page/islands/form/use-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import type { CaptchaPlace } from './captcha-urls.ts'
import { toCaptchaFlag, useCaptcha } from './use-captcha.ts'

/** What a form with a captcha is doing. */
export type GuardedPhase = 'open' | 'refused' | 'sending' | 'sent' | 'failed'

/** What proves that a person sends the form. */
export type Guard = { captcha: string; honeypot: string }

type GuardedForm<Described extends Form> = {
  form: Described
  place: CaptchaPlace
  /** A form may do without; the honeypot and the server's limits guard it then. */
  hasCaptcha?: boolean
  send: (values: Partial<Record<keyof Described & string, FieldValue>>, guard: Guard) => Promise<SentMessage>
}

/**
 * A form that a captcha guards: checked, sent once, and then sent, refused or failed. A captcha is good for one
 * sending, so after every other end there is a new one.
 */
export function useGuardedForm<Described extends Form>(given: GuardedForm<Described>) {
  const { form, place, hasCaptcha = true, send } = given
  const { say } = usePageSettings()
  const [phase, setPhase] = useState<GuardedPhase>('open')
  const [refusal, setRefusal] = useState('')
  const captcha = useCaptcha(place)
  const { field, values, onSubmit, refuse } = useForm({
    form,
    sayRefusal: sayFieldRefusal(say),
    onErrors: () => setPhase('refused'),
    onValid: async (values) => {
      if (hasCaptcha && !captcha.isGiven()) return setPhase('refused')
      setPhase('sending')
      const sent = await send(values, { captcha: captcha.given, honeypot: captcha.honeypot })
      if (sent.isSent) return setPhase('sent')
      const flag = toCaptchaFlag(sent.refusal)
      captcha.renew(flag)
      setRefusal(sent.refusal)
      if (sent.fields) return refuse(sent.fields as FieldErrors<keyof Described & string>)
      setPhase(flag ? 'refused' : 'failed')
    },
  })
  return {
    phase,
    /** The word with which the last sending failed. */
    refusal,
    captcha,
    field,
    values,
    onSubmit: (event: FormEvent<HTMLFormElement>) =>
      phase === 'sending' ? event.preventDefault() : onSubmit(event),
  }
}
