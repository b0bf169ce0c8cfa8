'use client'

import { withCondition } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { DateFieldClientProps } from 'payload'
import { FieldFrame, inputIdOf } from './field-frame.tsx'
import { JalaliDateInput } from './jalali-date-input.tsx'
import { useCheckedField } from './use-checked-field.ts'

/** The form field of every date: a day of the Persian calendar, or a moment of it in Tehran. */
export const JalaliDateField = withCondition(function JalaliDateFormField(props: DateFieldClientProps) {
  const { field, path: givenPath, readOnly, validate } = props
  const { path, value, setValue, showError, disabled, customComponents, onUnread } = useCheckedField<
    string | null
  >({
    path: givenPath ?? field.name,
    validate,
    limits: { required: field.required },
    unreadable: dashboardTexts.inputs.badDate,
  })
  const isDisabled = Boolean(readOnly || disabled)
  const label = typeof field.label === 'string' ? field.label : dashboardTexts.inputs.calendar
  return (
    <FieldFrame
      kind="date-time-field"
      path={path}
      label={field.label}
      description={field.admin?.description}
      isRequired={Boolean(field.required)}
      isLocalized={Boolean(field.localized)}
      showError={showError}
      isDisabled={isDisabled}
      own={customComponents}
    >
      <JalaliDateInput
        id={inputIdOf(path)}
        label={label}
        value={value}
        onChange={(moment) => setValue(moment?.toISOString() ?? null)}
        isDisabled={isDisabled}
        onUnread={onUnread}
      />
    </FieldFrame>
  )
})
