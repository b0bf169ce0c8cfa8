'use client'

import type { CustomerProfile, TypedProfile } from '@rasteh/contracts/profile'
import type { FieldErrors, FieldValue } from '@rasteh/form-rules/form'
import { registrationForm } from '@rasteh/form-rules/profile'
import { calendarOf } from '@rasteh/persian-text/jalali'
import type { CurrentUserAnswer } from '@rasteh/shop-client/current-user-call'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { type ReactNode, useRef, useState } from 'react'
import { sayFieldRefusal } from '#page/islands/form/say-field-refusal.ts'
import { useForm } from '#page/islands/form/use-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { PersonFields } from './person-fields.tsx'
import styles from './person-form.module.css'
import type { PersonFormState } from './person-form-state.ts'
import { toTypedPerson } from './typed-person.ts'

export type PersonSaved = Exclude<
  CurrentUserAnswer<CustomerProfile>,
  { kind: 'refused' | 'failed' | 'not-found' }
>

export type TypedPerson = TypedProfile & { password?: string }

type PersonFormProps = {
  profile: CustomerProfile
  submitLabel: string
  /** Told what became of it, unless that can be mended in the form itself. */
  onSaved: (answer: PersonSaved) => void
  /** What is still to be done once the details are kept; fields that it refuses are mended in the form. */
  afterSaved?: (typed: TypedPerson) => Promise<FieldErrors | null>
  /** What else the page asks below the fields. */
  children?: ReactNode
  /** The password fields, where the page asks for one. */
  password?: (field: PersonFormState['field']) => ReactNode
  /** Beside the button. */
  actions?: ReactNode
  /** What the page says of the last saving. */
  notice?: ReactNode
}

type Phase = 'open' | 'refused' | 'saving' | 'failed'

/** Asks a person for their details and keeps them. What was typed stays when it could not be kept. */
export function PersonForm(props: PersonFormProps) {
  const { profile, submitLabel, onSaved, afterSaved, children, password, actions, notice } = props
  const { say, money } = usePageSettings()
  const calendar = calendarOf(money.culture)
  const [phase, setPhase] = useState<Phase>('open')
  const [nowMs] = useState(() => Date.now())
  const version = useRef(profile.version)
  const { field, values, onSubmit, refuse } = useForm({
    form: registrationForm({ calendar, nowMs }),
    initial: toTypedPerson(profile, money.culture),
    sayRefusal: sayFieldRefusal(say),
    onErrors: () => setPhase('refused'),
    onValid: async (accepted) => {
      setPhase('saving')
      const typed = toTyped(accepted)
      const answer = await profileCalls.save(typed, { calendar, version: version.current })
      if (answer.kind === 'refused') return refuse(answer.fields)
      if (answer.kind === 'failed' || answer.kind === 'not-found') return setPhase('failed')
      if (answer.kind === 'read') version.current = answer.value.version
      const refused = answer.kind === 'read' ? await afterSaved?.(typed) : null
      if (refused) return refuse(refused)
      setPhase('open')
      onSaved(answer)
    },
  })
  const isSaving = phase === 'saving'
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => (isSaving ? event.preventDefault() : onSubmit(event))}
    >
      <div className={styles.fields}>
        <PersonFields field={field} values={values} />
        {password?.(field)}
      </div>
      {children}
      <div className={styles.end}>
        {phase === 'refused' && <FormAlert tone="refused">{say('FormHasErrors')}</FormAlert>}
        {phase === 'failed' && <FormAlert tone="refused">{say('AccountSaveFailed')}</FormAlert>}
        {phase === 'open' && notice}
        <div className={styles.actions}>
          <Button type="submit" isBusy={isSaving}>
            {submitLabel}
          </Button>
          {actions}
        </div>
      </div>
    </form>
  )
}

function toTyped(accepted: Readonly<Record<string, FieldValue>>): TypedPerson {
  return Object.fromEntries(Object.entries(accepted).map(([name, value]) => [name, String(value ?? '')]))
}
