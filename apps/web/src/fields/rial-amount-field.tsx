'use client'

import { withCondition } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { NumberFieldClientProps } from 'payload'
import { AmountInput } from './amount-input.tsx'
import { FieldFrame, inputIdOf } from './field-frame.tsx'
import { usePriceUnit } from './price-unit.tsx'
import { useCheckedField } from './use-checked-field.ts'

/** The form field of every amount: whole Rials with commas, said in words in the unit that shoppers see. */
export const RialAmountField = withCondition(function RialAmountFormField(props: NumberFieldClientProps) {
  const { field, path: givenPath, readOnly, validate } = props
  const unit = usePriceUnit()
  const { path, value, setValue, showError, disabled, customComponents, onUnread } = useCheckedField<
    number | null
  >({
    path: givenPath ?? field.name,
    validate,
    limits: { required: field.required, min: field.min, max: field.max },
    unreadable: dashboardTexts.inputs.badAmount,
  })
  const isDisabled = Boolean(readOnly || disabled)
  return (
    <FieldFrame
      kind="number"
      path={path}
      label={field.label}
      description={field.admin?.description}
      isRequired={Boolean(field.required)}
      isLocalized={Boolean(field.localized)}
      showError={showError}
      isDisabled={isDisabled}
      own={customComponents}
    >
      <AmountInput
        id={inputIdOf(path)}
        name={path}
        value={value}
        onChange={setValue}
        unit={unit}
        isDisabled={isDisabled}
        onUnread={onUnread}
      />
    </FieldFrame>
  )
})
