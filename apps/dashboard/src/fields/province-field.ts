import { provinceNames } from '@rasteh/messages/dashboard'
import type { SelectField } from 'payload'

const options = Object.entries(provinceNames).map(([value, label]) => ({ value, label }))

/** A choice of one of the provinces, kept by its number; the numbers' type is shared, so that one enum holds them. */
export const provinceField = (name: string, label: string) =>
  ({ name, label, type: 'select', options, enumName: 'enum_province' }) satisfies SelectField
