'use client'

import { FormAlert } from '@rasteh/ui/form-alert'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'

type StepFormProps = {
  state: SignInState
  title: string
  hint?: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** One step of coming in: what it asks, what it was refused for, and what to do next. */
export function StepForm({ state, title, hint, onSubmit, children }: StepFormProps) {
  const { form, id } = state.refused
  const hasBegun = useRef(state.identity !== '')
  // The step before took its button with it, and the focus; the page itself opens without moving it.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    if (hasBegun.current) (fields.find(({ value }) => value === '') ?? fields[0])?.focus()
  }, [form])
  return (
    <form
      ref={form}
      className={styles.step}
      noValidate
      aria-busy={state.isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!state.isBusy) onSubmit()
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {state.refusal && (
        <FormAlert tone="refused" id={id}>
          {state.refusal.text}
        </FormAlert>
      )}
      {children}
    </form>
  )
}
