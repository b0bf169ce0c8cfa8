'use client'

import { useId } from 'react'
import styles from '../choice-frame/choice-frame.module.css'
import fieldStyles from '../text-field/text-field.module.css'

type RadioFieldProps = {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean | undefined
}

/** A choice of one of a few, all of them in sight. */
export function RadioField(props: RadioFieldProps) {
  const { label, name, value, options, onChange, hint, error, isRequired } = props
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <fieldset className={fieldStyles.field} aria-describedby={described || undefined}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={isRequired}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
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
