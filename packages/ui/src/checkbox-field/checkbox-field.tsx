'use client'

import { useId } from 'react'
import styles from '../choice-frame/choice-frame.module.css'
import fieldStyles from '../text-field/text-field.module.css'

type CheckboxFieldProps = {
  /** What is asked; without it the one box says it itself. */
  label?: string | undefined
  name: string
  values: readonly string[]
  options: readonly { value: string; label: string }[]
  onChange: (values: string[]) => void
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean | undefined
}

/** A choice of as many as one likes, all of them in sight; or one box that is ticked to agree. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, name, values, options, onChange, hint, error, isRequired } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  /** In the order in which they stand, whatever the order of the presses. */
  const toggle = (value: string) =>
    onChange(
      options.map((option) => option.value).filter((each) => values.includes(each) !== (each === value)),
    )
  return (
    <fieldset className={fieldStyles.field} aria-describedby={described || undefined}>
      {label && <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>}
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              aria-required={label ? undefined : isRequired}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && !label ? `${id}-error` : undefined}
              onChange={() => toggle(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
