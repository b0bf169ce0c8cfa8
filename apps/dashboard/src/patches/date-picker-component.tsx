'use client'

import { dashboardTexts } from '@rasteh/messages/dashboard'
import { JalaliDateInput } from '#fields/jalali-date-input.tsx'

type PlatformDatePickerProps = {
  id?: string
  value?: Date | string
  onChange?: (moment: Date | null) => void
  readOnly?: boolean
  placeholder?: string
}

/**
 * Replaces the content platform's own date picker (`date-picker.ts`), which knows only the Gregorian calendar
 * and which list filters and the drawer of scheduled publishing use without asking.
 */
export default function PlatformDatePicker(props: PlatformDatePickerProps) {
  const { id, value, onChange, readOnly } = props
  return (
    <JalaliDateInput
      {...(id ? { id } : {})}
      label={dashboardTexts.inputs.calendar}
      value={value}
      onChange={(moment) => onChange?.(moment)}
      isDisabled={Boolean(readOnly)}
    />
  )
}
