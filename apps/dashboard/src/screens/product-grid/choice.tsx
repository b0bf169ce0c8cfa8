'use client'

import screen from '#components/screen.module.css'

type ChoiceProps = {
  label: string
  value: string
  /** What is chosen where nothing is. */
  none?: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

export function Choice({ label, value, none, options, onChange }: ChoiceProps) {
  return (
    <label className={screen.field}>
      <span className={screen.label}>{label}</span>
      <select className={screen.input} value={value} onChange={({ target }) => onChange(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
