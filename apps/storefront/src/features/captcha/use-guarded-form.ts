'use client'

import type { FieldErrors, FieldValue, Form, FormValues } from '@rasteh/form-rules/form'
import type { SentMessage } from '@rasteh/shop-client/sent-message'
import { type FormEvent, useState } from 'react'
import { sayFieldRefusal } from '#page/islands/form/say-field-refusal.ts'
import { type FormPart, useForm } from '#page/islands/form/use-form.ts'
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
  /** The step that is filled in now, for a form of several. */
  partOf?: (values: FormValues) => FormPart | null
  /** Hears which fields are refused, by the page or by the shop. */
  onRefused?: (names: readonly string[], values: FormValues) => void
  send: (values: Partial<Record<keyof Described & string, FieldValue>>, guard: Guard) => Promise<SentMessage>
}

/**
 * A form that a captcha guards: checked, sent once, and then sent, refused or failed. A captcha is good for one
 * sending, so after every other end there is a new one.
 */
export function useGuardedForm<Described extends Form>(given: GuardedForm<Described>) {
  const { form, place, hasCaptcha = true, partOf, onRefused, send } = given
  const { say } = usePageSettings()
  const [phase, setPhase] = useState<GuardedPhase>('open')
  const [refusal, setRefusal] = useState('')
  const captcha = useCaptcha(place)
  const { field, values, onSubmit, refuse } = useForm({
    form,
    sayRefusal: sayFieldRefusal(say),
    partOf: (typed) => {
      const part = partOf?.(typed)
      if (!part) return null
      // What was refused in this step is mended.
      return { ...part, onValid: () => [setPhase('open'), part.onValid()] }
    },
    onErrors: (errors) => {
      setPhase('refused')
      onRefused?.(Object.keys(errors), values)
    },
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
