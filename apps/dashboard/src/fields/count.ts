import type { NumberField } from 'payload'

/** Any number that is not money: a count, a percentage, a weight, typed in any script. */
export function count(field: Omit<NumberField, 'type'>): NumberField {
  const components = {
    Field: '/fields/count-field.tsx#CountField',
    Cell: '/fields/cells.tsx#NumberCell',
    ...field.admin?.components,
  }
  return { ...field, type: 'number', admin: { ...field.admin, components } } as NumberField
}
