'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import {
  OPTION_TEXT_MAX,
  type OptionKind,
  type OptionValue,
  type ProductOption,
} from '@rasteh/shop-core/options'
import { type KeyboardEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './options.module.css'
import { showAs, typeValues } from './type-values.ts'
import { ValueRow } from './value-row.tsx'

type OptionEditorProps = {
  option: ProductOption
  number: number
  isDisabled: boolean
  onChange: (option: ProductOption) => void
  onRemove: () => void
}

const KINDS = ['text', 'colour'] as const satisfies readonly OptionKind[]

/** One option: its name, how it is shown, and its values, which are typed with commas between. */
export function OptionEditor({ option, number, isDisabled, onChange, onRemove }: OptionEditorProps) {
  const [typed, setTyped] = useState('')
  const { name, kind, values } = option
  const title = name.fa || `${optionTexts.option} ${toPersianDigits(String(number))}`
  const add = () => {
    const all = typeValues(option, typed)
    if (all.length > values.length) onChange({ ...option, values: all })
    setTyped('')
  }
  // It is inside the product's own form, which Enter would send.
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const put = (value: OptionValue) =>
    onChange({ ...option, values: values.map((one) => (one.key === value.key ? value : one)) })
  return (
    <fieldset className={styles.option} disabled={isDisabled}>
      <legend className={screen.hiddenLabel}>{title}</legend>
      <div className={screen.row}>
        <label className={screen.field}>
          <span className={screen.label}>{optionTexts.name}</span>
          <input
            className={screen.input}
            value={name.fa}
            maxLength={OPTION_TEXT_MAX}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...option, name: { ...name, fa: target.value } })}
          />
        </label>
        <label className={screen.field}>
          <span className={screen.label}>{optionTexts.nameEn}</span>
          <input
            className={screen.input}
            dir="ltr"
            value={name.en}
            maxLength={OPTION_TEXT_MAX}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...option, name: { ...name, en: target.value } })}
          />
        </label>
        <label className={screen.field}>
          <span className={screen.label}>{optionTexts.shownAs}</span>
          <select
            className={screen.input}
            value={kind}
            onChange={({ target }) => onChange(showAs(option, target.value as OptionKind))}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {optionTexts.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {values.length > 0 && (
        <ul className={styles.values} aria-label={`${optionTexts.values} ${title}`}>
          {values.map((value) => (
            <ValueRow
              key={value.key}
              value={value}
              onChange={put}
              onRemove={() => onChange({ ...option, values: values.filter(({ key }) => key !== value.key) })}
            />
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <label className={screen.field}>
          <span className={screen.label}>
            {optionTexts.newValues} {title}
          </span>
          <input
            className={screen.input}
            value={typed}
            placeholder={kind === 'colour' ? optionTexts.coloursHint : optionTexts.valuesHint}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={takeEnter}
            onBlur={add}
          />
        </label>
        <button type="button" className={screen.quiet} onClick={onRemove}>
          {optionTexts.removeOption} {title}
        </button>
      </div>
    </fieldset>
  )
}
