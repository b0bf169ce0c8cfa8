import { describe, expect, it } from 'vitest'
import { defineForm } from './field.ts'
import { hiddenFields } from './hidden-fields.ts'

const form = defineForm({
  maritalStatus: { kind: 'select', rules: [] },
  marriageYear: { kind: 'text', rules: [], hiddenWhen: { field: 'maritalStatus', isOneOf: ['0'] } },
})

describe('hiddenFields', () => {
  it.each(['0', 0, '۰'])('hides the year of marriage when the marital status is %s', (maritalStatus) => {
    expect(hiddenFields(form, { maritalStatus })).toEqual(['marriageYear'])
  })

  it.each(['1', 2, '', undefined])('shows it when the marital status is %s', (maritalStatus) => {
    expect(hiddenFields(form, { maritalStatus })).toEqual([])
  })
})
