'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { optionTexts, sayOptionRefusal } from '@rasteh/messages/dashboard'
import { type Choice, type ProductOption, readChoice } from '@rasteh/shop-core/options'
import type { JSONFieldClientProps, Validate } from 'payload'
import { useEffect, useId, useState } from 'react'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { FieldFrame } from '#fields/field-frame.tsx'
import type { CombinationsPreview } from './endpoints.ts'

/** Which value of each of its product's options a variant has; nothing for a product without options. */
export function ChoiceField({ field, path: given, readOnly }: JSONFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<Choice | null>({
    potentiallyStalePath: given ?? field.name,
    validate: checkReadable,
  })
  const productId = useFormFields(([fields]) => idOf(fields.product?.value))
  const options = useOptionsOf(productId)
  if (options.length === 0) return null
  const chosen = value ?? {}
  const choose = (key: string, valueKey: string) => {
    const { [key]: _, ...others } = chosen
    const next = valueKey === '' ? others : { ...others, [key]: valueKey }
    setValue(Object.keys(next).length > 0 ? next : null)
  }
  return (
    <FieldFrame
      kind="json"
      path={path}
      label={field.label}
      description={optionTexts.choiceHint}
      isRequired={false}
      isLocalized={false}
      showError={showError}
      isDisabled={Boolean(readOnly || disabled)}
      own={undefined}
    >
      <div className={screen.row}>
        {options.map((option) => (
          <ValueChoice
            key={option.key}
            option={option}
            chosen={chosen[option.key] ?? ''}
            isDisabled={Boolean(readOnly || disabled)}
            onChoose={(valueKey) => choose(option.key, valueKey)}
          />
        ))}
      </div>
    </FieldFrame>
  )
}

/** Whether another variant has the choice, the server knows alone. */
const checkReadable: Validate = (value: unknown) => {
  const read = readChoice(value)
  return read.ok || sayOptionRefusal(read.refusal)
}

type ValueChoiceProps = {
  option: ProductOption
  chosen: string
  isDisabled: boolean
  onChoose: (valueKey: string) => void
}

function ValueChoice({ option: { name, values }, chosen, isDisabled, onChoose }: ValueChoiceProps) {
  const id = useId()
  return (
    <div className={screen.field}>
      <label className={screen.label} htmlFor={id}>
        {name.fa}
      </label>
      <select
        id={id}
        className={screen.input}
        value={chosen}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{optionTexts.noChoice}</option>
        {values.map(({ key, label }) => (
          <option key={key} value={key}>
            {label.fa}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The options of the product that the form names, asked for again when it names another. */
function useOptionsOf(productId: number | null): readonly ProductOption[] {
  const [found, setFound] = useState<{ of: number; options: readonly ProductOption[] } | null>(null)
  useEffect(() => {
    if (productId === null) return
    let isOver = false
    callEndpoint<CombinationsPreview>('options/preview', { productId }).then((answer) => {
      if (!isOver) setFound({ of: productId, options: answer.ok ? answer.options : [] })
    })
    return () => {
      isOver = true
    }
  }, [productId])
  return found?.of === productId ? found.options : []
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'number' ? id : null
}
