'use client'

import { useId } from 'react'
import fieldStyles from '../text-field/text-field.module.css'
import styles from './radio-field.module.css'

type RadioFieldProps = {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  error?: string | undefined
  isRequired?: boolean | undefined
}

/** A choice of one of a few, all of them in sight. */
export function RadioField({ label, name, value, options, onChange, error, isRequired }: RadioFieldProps) {
  const errorId = `${useId()}-error`
  return (
    <fieldset className={fieldStyles.field} aria-describedby={error && errorId}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={styles.radio}
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
      {error && (
        <p className={fieldStyles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
