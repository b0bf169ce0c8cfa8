'use client'

import styles from './screen.module.css'

type ChoiceGroupProps<Value extends string> = {
  label: string
  /** Where a heading above already says it to those who see. */
  isLabelHidden?: boolean
  name: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A few choices side by side, one of which holds: radio buttons that look like one control. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, isLabelHidden = false, name, value, options, onChange } = props
  return (
    <fieldset className={styles.choices}>
      <legend className={isLabelHidden ? styles.hiddenLabel : styles.label}>{label}</legend>
      <div className={styles.choiceRow}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
