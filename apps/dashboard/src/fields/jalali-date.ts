import type { DateField } from 'payload'

/** A date of the Persian calendar in forms and lists; kept as a moment, a bare day as its midnight in Tehran. */
export function jalaliDate(field: Omit<DateField, 'type'>): DateField {
  const components = {
    Field: '/fields/jalali-date-field.tsx#JalaliDateField',
    Cell: '/fields/cells.tsx#JalaliDateCell',
    ...field.admin?.components,
  }
  return { ...field, type: 'date', admin: { ...field.admin, components } }
}
