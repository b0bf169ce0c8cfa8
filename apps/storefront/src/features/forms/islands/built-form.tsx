'use client'

import { type BuiltField, datePartNames, toForm, toSteps } from '@rasteh/form-rules/built-form'
import { type FieldValue, type FormValues, hiddenFields } from '@rasteh/form-rules/form'
import { joinList } from '@rasteh/persian-text/culture'
import { calendarOf } from '@rasteh/persian-text/jalali'
import { formPath, sendForm } from '@rasteh/shop-client/form-call'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useEffect, useRef, useState } from 'react'
import { CaptchaField } from '#features/captcha/public-captcha-field.ts'
import { useGuardedForm } from '#features/captcha/public-guarded-form.ts'
import { Honeypot } from '#features/captcha/public-honeypot.ts'
import { island } from '#island'
import { newIdempotencyKey } from '#page/islands/new-idempotency-key.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { BuiltFormField } from '../built-form-field.tsx'
import { useSteps } from '../use-steps.ts'
import styles from './built-form.module.css'

export type BuiltFormProps = {
  formId: number
  fields: readonly BuiltField[]
  buttonText: string | null
  thanksText: string | null
  hasCaptcha: boolean
  /** The page that is opened when the form was sent, in place of the text. */
  thanksUrl: string | null
}

type Files = Readonly<Record<string, File>>
type Values = Readonly<Record<string, FieldValue>>

/** A form that managers built. What was typed stays when it could not be sent; what a condition hides is not sent. */
export function BuiltForm(props: BuiltFormProps) {
  const { formId, fields, buttonText, thanksText, hasCaptcha, thanksUrl } = props
  const { say, money } = usePageSettings()
  const [nowMs] = useState(() => Date.now())
  const [files, setFiles] = useState<Files>({})
  const press = useRef({ said: '', key: '' })
  const form = toForm(fields, { calendar: calendarOf(money.culture), nowMs })
  const shownFor = (typed: FormValues) => {
    const hidden = hiddenFields(form, typed)
    return fields.filter(({ id }) => !hidden.includes(id))
  }
  const stepsFor = (typed: FormValues) => toSteps(shownFor(typed))
  const { place, currentOf, back, partOf, showRefused } = useSteps(stepsFor)
  const { phase, refusal, captcha, field, values, onSubmit } = useGuardedForm({
    form,
    partOf,
    onRefused: showRefused,
    place: { form: 'site' },
    hasCaptcha,
    send: (accepted, guard) => {
      const sent = { texts: textsOf(fields, accepted), files: filesOf(files, accepted) }
      return sendForm({ formId, idempotencyKey: keyOf(press.current, sent), ...sent, ...guard })
    },
  })
  const steps = stepsFor(values)
  const current = currentOf(steps)
  const isLast = current >= steps.length - 1
  const refused = shownFor(values).filter(({ id }) =>
    Object.values(datePartNames(id)).some((name) => field(name).error),
  )
  useEffect(() => {
    if (phase === 'sent' && thanksUrl) location.assign(thanksUrl)
  }, [phase, thanksUrl])
  if (phase === 'sent') return <Thanks text={thanksText || say('FormSent')} />
  return (
    <form
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={formPath(formId)}
      noValidate
      aria-busy={phase === 'sending'}
      onSubmit={onSubmit}
    >
      {steps.map((step, at) => (
        <fieldset
          key={step.fields[0]?.id}
          className={styles.step}
          data-away={at === current ? undefined : ''}
          ref={at === current ? place : null}
        >
          {steps.length > 1 && (
            <legend className={styles.stepTitle} tabIndex={-1}>
              {say('FormStep', { number: at + 1, count: steps.length })} {step.title}
            </legend>
          )}
          {step.fields.map((built) => (
            <div key={built.id} className={built.isHalf ? styles.half : styles.full}>
              <BuiltFormField
                built={built}
                field={field}
                file={files[built.id] ?? null}
                onChoose={(file) => setFiles((now) => withFile(now, built.id, file))}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <div className={styles.end}>
        {isLast && (hasCaptcha ? <CaptchaField captcha={captcha} /> : <Honeypot captcha={captcha} />)}
        {phase === 'refused' && (
          <FormAlert tone="refused">
            {refused.length > 0
              ? say('FormFieldsRefused', {
                  fields: joinList(
                    refused.map(({ label }) => label),
                    money.culture,
                  ),
                })
              : say('FormHasErrors')}
          </FormAlert>
        )}
        {phase === 'failed' && (
          <FormAlert tone="refused">
            {say(refusal === 'TooManyMessages' ? 'FormTooMany' : 'FormFailed')}
          </FormAlert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" size="large" isBusy={phase === 'sending'}>
            {isLast ? buttonText || say('FormSend') : say('FormNextStep')}
          </Button>
          {current > 0 && (
            <Button kind="quiet" size="large" onPress={back}>
              {say('FormPreviousStep')}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

/** The form is gone, and the focus with it: what took its place has both. */
function Thanks({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={styles.thanks} tabIndex={-1} ref={place}>
      <FormAlert tone="done">{text}</FormAlert>
    </div>
  )
}

function withFile(files: Files, id: string, file: File | null): Files {
  const { [id]: _, ...others } = files
  return file ? { ...others, [id]: file } : others
}

/** What was checked, without the names of files. */
function textsOf(fields: readonly BuiltField[], accepted: Values): Record<string, string> {
  const isFile = (name: string) => fields.some(({ id, kind }) => id === name && kind === 'file')
  const texts = Object.entries(accepted).filter(([name]) => !isFile(name))
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value ?? '')]))
}

const filesOf = (files: Files, accepted: Values): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => accepted[name]))

/** A press that is sent again has the key that it had; what was changed since is another press. */
function keyOf(press: { said: string; key: string }, sent: { texts: object; files: Files }): string {
  const named = Object.entries(sent.files).map(([id, file]) => [id, file.name, file.size, file.lastModified])
  const said = JSON.stringify([sent.texts, named])
  if (press.said !== said) Object.assign(press, { said, key: newIdempotencyKey() })
  return press.key
}

export default island('forms/built-form', BuiltForm, 'load')
