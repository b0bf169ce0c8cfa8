'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import type { OptionValue, ProductOption } from '@rasteh/shop-core/options'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import { typeValues } from './type-values.ts'

type ValuesInputProps = {
  ref: Ref<HTMLInputElement>
  option: ProductOption
  title: string
  onChange: (values: readonly OptionValue[]) => void
}

/**
 * New values, typed with commas between. They are there at every key, so that nothing is lost when a manager saves without
 * Enter, and nothing moves under the pointer when the field is left.
 */
export function ValuesInput({ ref, option, title, onChange }: ValuesInputProps) {
  const [typed, setTyped] = useState('')
  /** The values that were there before the typing began. */
  const before = useRef<readonly OptionValue[] | null>(null)
  const id = useId()
  const type = (text: string) => {
    before.current ??= option.values
    setTyped(text)
    onChange(typeValues({ ...option, values: before.current }, text))
  }
  const settle = () => {
    before.current = null
    setTyped('')
  }
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
  }
  return (
    <div className={screen.field}>
      <label className={screen.label} htmlFor={id}>
        {optionTexts.newValues} {title}
      </label>
      <input
        ref={ref}
        id={id}
        className={screen.input}
        dir="auto"
        value={typed}
        placeholder={option.kind === 'colour' ? optionTexts.coloursHint : optionTexts.valuesHint}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={takeEnter}
        onBlur={settle}
      />
      <p className={screen.hint} id={`${id}-hint`}>
        {optionTexts.commas}
      </p>
    </div>
  )
}
