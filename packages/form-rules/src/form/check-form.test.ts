import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm } from './check-form.ts'
import { defineForm } from './field.ts'

const form = defineForm({
  name: { kind: 'text', rules: [{ rule: 'required' }, { rule: 'minlen', count: 3 }] },
  mobile: { kind: 'text', rules: [{ rule: 'required' }, { rule: 'contactNumber' }], keys: 'contact' },
  note: { kind: 'prose', rules: [{ rule: 'maxlen', count: 20 }] },
  password: { kind: 'password', rules: [{ rule: 'required' }] },
  passwordAgain: { kind: 'password', rules: [{ rule: 'passwordCompare', field: 'password' }] },
  maritalStatus: { kind: 'select', rules: [] },
  marriageYear: {
    kind: 'text',
    rules: [{ rule: 'required' }, { rule: 'between', min: 1300, max: 1500 }],
    hiddenWhen: { field: 'maritalStatus', isOneOf: ['0'] },
  },
})

const filled = {
  name: ' سارا ',
  mobile: '۰۹۱۲۳۴۵۶۷۸۹',
  note: 'طبقهٔ ۲',
  password: '۱۲۳۴',
  passwordAgain: '1234',
  maritalStatus: '0',
  marriageYear: 'abc',
}

describe('checkForm', () => {
  it('checks each field by its own rules [S5.01]', () => {
    expect(checkForm(form, { ...filled, name: 'سا', mobile: 'abc' })).toEqual({
      ok: false,
      refusal: { name: { kind: 'too-short', count: 3 }, mobile: { kind: 'not-a-mobile' } },
    })
  })

  it('reports required alone on an empty field with more rules [S5.02]', () => {
    expect(checkForm(form, { ...filled, name: '', mobile: '' })).toEqual({
      ok: false,
      refusal: { name: { kind: 'required' }, mobile: { kind: 'required' } },
    })
  })

  it('hands on the normalised values of the shown fields only', () => {
    expect(checkForm(form, filled)).toEqual({
      ok: true,
      value: {
        name: 'سارا',
        mobile: '09123456789',
        note: 'طبقهٔ ۲',
        password: '1234',
        passwordAgain: '1234',
        maritalStatus: '0',
      },
    })
  })

  it('checks a field again once it is shown', () => {
    expect(checkForm(form, { ...filled, maritalStatus: '1' })).toEqual({
      ok: false,
      refusal: { marriageYear: { kind: 'not-between', min: 1300, max: 1500 } },
    })
  })

  it('hands on nothing that the form does not describe', () => {
    expect(checkForm(form, { ...filled, role: 'owner' })).not.toHaveProperty('value.role')
  })

  it('passes the custom checks all values, normalised', () => {
    const described = defineForm({
      first: { kind: 'text', rules: [] },
      second: { kind: 'text', rules: [{ rule: 'func', name: 'isDouble' }] },
    })
    const checks = {
      isDouble: (text: string, values: Readonly<Record<string, unknown>>) =>
        Number(text) === 2 * Number(values.first),
    }
    expect(checkForm(described, { first: '۲', second: '۴' }, { checks }).ok).toBe(true)
    expect(checkForm(described, { first: '۲', second: '۵' }, { checks }).ok).toBe(false)
  })

  it('never refuses or hands on a hidden field, whatever its rules and value', () => {
    const names = Object.keys(form)
    const anyValue = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null))
    const values = fc.record(Object.fromEntries(names.map((name) => [name, anyValue])))
    fc.assert(
      fc.property(values, fc.subarray(names), (given, hidden) => {
        const outcome = checkForm(form, given, { hidden })
        const answered = Object.keys(outcome.ok ? outcome.value : outcome.refusal)
        expect(answered.filter((name) => hidden.includes(name))).toEqual([])
      }),
      propertyRuns(),
    )
  })
})
