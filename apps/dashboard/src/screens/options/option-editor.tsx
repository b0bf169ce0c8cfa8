'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import {
  OPTION_TEXT_MAX,
  type OptionKind,
  type OptionValue,
  type ProductOption,
} from '@rasteh/shop-core/options'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import screen from '#components/screen.module.css'
import styles from './options.module.css'
import { moveValue, showAs } from './type-values.ts'
import { ValueRow } from './value-row.tsx'
import { ValuesInput } from './values-input.tsx'

type OptionEditorProps = {
  option: ProductOption
  number: number
  isDisabled: boolean
  /** It was just added, and goes on where its first word is missing. */
  isNew: boolean
  onChange: (option: ProductOption) => void
  onRemove: () => void
}

const KINDS = ['text', 'colour'] as const satisfies readonly OptionKind[]

/** One option: its name, how it is shown, and its values. */
export function OptionEditor({ option, number, isDisabled, isNew, onChange, onRemove }: OptionEditorProps) {
  const { name, kind, values } = option
  const title = name.fa || `${optionTexts.option} ${toPersianDigits(String(number))}`
  const nameField = useRef<HTMLInputElement>(null)
  const valuesField = useRef<HTMLInputElement>(null)
  const isNamed = useRef(name.fa !== '')
  useEffect(() => {
    if (isNew) (isNamed.current ? valuesField : nameField).current?.focus()
  }, [isNew])
  const setValues = (next: readonly OptionValue[]) => onChange({ ...option, values: next })
  const put = (value: OptionValue) => setValues(values.map((one) => (one.key === value.key ? value : one)))
  const remove = (gone: OptionValue) => {
    setValues(values.filter(({ key }) => key !== gone.key))
    // The pressed button is gone with its row; the keyboard goes on from here.
    valuesField.current?.focus()
  }
  return (
    <fieldset className={styles.option} disabled={isDisabled}>
      <legend className={screen.hiddenLabel}>{title}</legend>
      <div className={screen.row}>
        <Labelled text={optionTexts.name}>
          {(id) => (
            <input
              ref={nameField}
              id={id}
              className={screen.input}
              value={name.fa}
              maxLength={OPTION_TEXT_MAX}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...option, name: { ...name, fa: target.value } })}
            />
          )}
        </Labelled>
        <Labelled text={optionTexts.nameEn}>
          {(id) => (
            <input
              id={id}
              className={screen.input}
              dir="ltr"
              value={name.en}
              maxLength={OPTION_TEXT_MAX}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...option, name: { ...name, en: target.value } })}
            />
          )}
        </Labelled>
        <Labelled text={optionTexts.shownAs}>
          {(id) => (
            <select
              id={id}
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
          )}
        </Labelled>
      </div>
      <div className={styles.adding}>
        <ValuesInput ref={valuesField} option={option} title={title} onChange={setValues} />
        <button type="button" className={screen.quiet} onClick={onRemove}>
          {optionTexts.removeOption} {title}
        </button>
      </div>
      {values.length > 0 && (
        <ul className={styles.values} aria-label={`${optionTexts.values} ${title}`}>
          {values.map((value) => (
            <ValueRow
              key={value.key}
              value={value}
              onChange={put}
              onMove={(by) => setValues(moveValue(option, value.key, by))}
              onRemove={() => remove(value)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function Labelled({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={screen.field}>
      <label className={screen.label} htmlFor={id}>
        {text}
      </label>
      {children(id)}
    </div>
  )
}
