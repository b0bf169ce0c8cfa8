'use client'

import { withCondition } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { NumberFieldClientProps } from 'payload'
import { FieldFrame, inputIdOf } from './field-frame.tsx'
import { NumberInput } from './number-input.tsx'
import { useCheckedField } from './use-checked-field.ts'

/** The form field of every other number: a count, a percentage, a weight. */
export const CountField = withCondition(function CountFormField(props: NumberFieldClientProps) {
  const { field, path: givenPath, readOnly, validate } = props
  const { path, value, setValue, showError, disabled, customComponents, onUnread } = useCheckedField<
    number | null
  >({
    path: givenPath ?? field.name,
    validate,
    limits: { required: field.required, min: field.min, max: field.max },
    unreadable: dashboardTexts.inputs.badNumber,
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
      <NumberInput
        id={inputIdOf(path)}
        name={path}
        value={value}
        onChange={setValue}
        isDisabled={isDisabled}
        onUnread={onUnread}
      />
    </FieldFrame>
  )
})
