import type { NumberField } from 'payload'
import { wholeRials } from '#collections/whole-rials.ts'

/** Whole Rials, never below 0, that people type and read in the unit of the shop. Its name ends in `Rial`. */
export function rialAmount(field: Omit<NumberField, 'type'>): NumberField {
  const components = {
    Field: '/fields/rial-amount-field.tsx#RialAmountField',
    Cell: '/fields/cells.tsx#MoneyCell',
    Diff: '/fields/rial-amount-diff.tsx#RialAmountDiff',
    ...field.admin?.components,
  }
  // Payload types a field's check by whether it holds many; an amount holds one.
  return {
    min: 0,
    validate: wholeRials,
    ...field,
    type: 'number',
    // A filter of the platform would take Rials under a name that says no unit, and it lets no other input in.
    admin: { disableListFilter: true, ...field.admin, components },
  } as NumberField
}
