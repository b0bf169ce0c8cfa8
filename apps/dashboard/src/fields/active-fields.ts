import type { Field } from 'payload'

/** Whether a choice is offered, and its place among the others. */
export const activeFields = (labels: { isActive: string; position: string }): Field[] => [
  { name: 'isActive', label: labels.isActive, type: 'checkbox', required: true, defaultValue: true },
  { name: 'position', label: labels.position, type: 'number', required: true, defaultValue: 0 },
]
