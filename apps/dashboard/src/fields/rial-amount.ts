import type { NumberField } from 'payload'
import { wholeRials } from '#collections/whole-rials.ts'

/** Whole Rials, never below 0: commas while typing, words beneath. Its name ends in `Rial`. */
export function rialAmount(field: Omit<NumberField, 'type'>): NumberField {
  const components = {
    Field: '/fields/rial-amount-field.tsx#RialAmountField',
    Cell: '/fields/cells.tsx#NumberCell',
    ...field.admin?.components,
  }
  // Payload types a field's check by whether it holds many; an amount holds one.
  return {
    min: 0,
    validate: wholeRials,
    ...field,
    type: 'number',
    admin: { ...field.admin, components },
  } as NumberField
}
