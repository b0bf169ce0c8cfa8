'use client'

import { type HTMLInputAutoCompleteAttribute, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import fieldStyles from '../text-field/text-field.module.css'
import styles from './select-field.module.css'

export type SelectOption = { value: string; label: string }

type SelectFieldProps = {
  label: string
  name: string
  value: string
  options: readonly SelectOption[]
  /** What is there while nothing is chosen. */
  placeholder: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
}

/** A choice of one of many, by the browser's own list: phones show it best. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, ...select } = props
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <Select {...select} id={id} isRefused={Boolean(error)} describedBy={described || undefined} />
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
    </div>
  )
}

type SelectProps = Pick<
  SelectFieldProps,
  'name' | 'value' | 'options' | 'placeholder' | 'onChange' | 'isRequired' | 'isDisabled' | 'autoComplete'
> & { id?: string; label?: string; isRefused: boolean; describedBy?: string | undefined }

/** The list itself; `label` names one that has no label of its own beside it. */
export function Select(props: SelectProps) {
  const { id, name, label, value, options, placeholder, onChange, isRefused, describedBy } = props
  return (
    <div className={styles.frame}>
      <select
        id={id}
        name={name}
        value={value}
        className={`${fieldStyles.control} ${styles.select}`}
        disabled={props.isDisabled}
        autoComplete={props.autoComplete}
        aria-label={label}
        aria-required={props.isRequired}
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="down" />
      </span>
    </div>
  )
}
