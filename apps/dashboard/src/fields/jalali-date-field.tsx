'use client'

import { withCondition } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { DateFieldClientProps } from 'payload'
import { CheckedField } from './checked-field.tsx'
import { JalaliDateInput } from './jalali-date-input.tsx'

/** The form field of every date: a day of the Persian calendar, or a moment of it in Tehran. */
export const JalaliDateField = withCondition(function JalaliDateFormField(props: DateFieldClientProps) {
  const { label } = props.field
  return (
    <CheckedField<string> kind="date-time-field" given={props} unreadable={sayUnread}>
      {({ path: _path, onChange, ...input }) => (
        <JalaliDateInput
          {...input}
          label={typeof label === 'string' ? label : dashboardTexts.inputs.calendar}
          onChange={(moment) => onChange(moment?.toISOString() ?? null)}
        />
      )}
    </CheckedField>
  )
})

const sayUnread = () => dashboardTexts.inputs.badDate
