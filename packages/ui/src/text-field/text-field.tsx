'use client'

import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, useId } from 'react'
import styles from './text-field.module.css'
import { useTypedBefore } from './use-typed-before.ts'

/** Which keys a field lets in, and what it leaves of text that comes without keys: pasted, spoken, suggested. */
export type KeyGuard = {
  lets: (press: { key: string; text: string; ctrlKey: boolean; metaKey: boolean }) => boolean
  keep: (text: string) => string
}

type TextFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** Why the field is refused. */
  error?: string | undefined
  /** The id of what says why it is refused, where a form says it for all its fields. */
  refusedBy?: string | undefined
  hint?: string | undefined
  isRequired?: boolean | undefined
  /** A field of several lines. */
  rows?: number | undefined
  /** Phone numbers, addresses and codes run from left to right on every page. */
  isLtr?: boolean | undefined
  /** A password is not shown while it is typed. */
  type?: 'text' | 'password' | undefined
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  guard?: KeyGuard | undefined
  maxLength?: number | undefined
}

/** A field for text, with its label, its hint and the reason why it is refused. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    error,
    refusedBy,
    hint,
    isRequired,
    rows,
    isLtr,
    guard,
    type,
    ...rest
  } = props
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const typedInto = useTypedBefore(value, onChange)
  const described = [hint && hintId, error && errorId, refusedBy].filter(Boolean).join(' ')
  const control = {
    ...rest,
    id,
    name,
    value,
    className: styles.control,
    dir: isLtr ? 'ltr' : rows ? 'auto' : undefined,
    'aria-required': isRequired,
    'aria-invalid': error || refusedBy ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: (event: { target: { value: string } }) =>
      onChange(guard ? guard.keep(event.target.value) : event.target.value),
    onKeyDown: guard && ((event: KeyboardEvent) => keepOut(event, guard, value)),
  } as const
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea {...control} ref={typedInto} rows={rows} />
      ) : (
        <input {...control} ref={typedInto} type={type ?? 'text'} />
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

function keepOut(event: KeyboardEvent, guard: KeyGuard, text: string): void {
  const { key, ctrlKey, metaKey } = event
  if (!guard.lets({ key, text, ctrlKey, metaKey })) event.preventDefault()
}
