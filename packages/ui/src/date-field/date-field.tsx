'use client'

import { useId } from 'react'
import { Select } from '../select-field/select-field.tsx'
import fieldStyles from '../text-field/text-field.module.css'
import type { KeyGuard } from '../text-field/text-field.tsx'
import styles from './date-field.module.css'

/** One of the three fields of a day. */
export type DatePart = {
  name: string
  /** What is heard; `placeholder` is the short text in the field. */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  guard?: KeyGuard | undefined
  isRequired?: boolean | undefined
}

type DateFieldProps = {
  label: string
  hint?: string | undefined
  day: DatePart
  month: DatePart
  year: DatePart
  /** The months' names in their order. */
  months: readonly string[]
}

/** A day that people know by heart, as a birthday: typed faster than any calendar is leafed through. */
export function DateField({ label, hint, day, month, year, months }: DateFieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const error = day.error ?? month.error ?? year.error
  const describedBy = error && errorId
  const options = months.map((name, index) => ({ value: String(index + 1), label: name }))
  return (
    <fieldset className={fieldStyles.field} aria-describedby={hint && hintId}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      <div className={styles.parts}>
        <TypedPart {...day} length={2} describedBy={describedBy} />
        <Select {...month} options={options} isRefused={Boolean(month.error)} describedBy={describedBy} />
        <TypedPart {...year} length={4} describedBy={describedBy} />
      </div>
      {hint && (
        <p className={fieldStyles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={fieldStyles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function TypedPart(props: DatePart & { length: number; describedBy: string | undefined }) {
  const { name, label, placeholder, value, onChange, error, guard, isRequired, length, describedBy } = props
  return (
    <input
      className={`${fieldStyles.control} ${styles.typed}`}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      name={name}
      value={value}
      maxLength={length}
      placeholder={placeholder}
      aria-label={label}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(guard ? guard.keep(event.target.value) : event.target.value)}
    />
  )
}
