import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'
import type { Field } from './field.ts'

const contact: Field = { kind: 'text', rules: [{ rule: 'contactNumber' }], keys: 'contact' }
const accepts = (text: string) => checkField(contact, text).ok

describe('contactNumber', () => {
  it('accepts 9 and nine more digits [S5.20]', () => {
    expect(accepts('9123456789')).toBe(true)
  })

  it('accepts +98 before it [S5.21]', () => {
    expect(accepts('+989123456789')).toBe(true)
  })

  it('accepts 98 before it [S5.22]', () => {
    expect(accepts('989123456789')).toBe(true)
  })

  it.each(['09123456789', '+9809123456789', '9809123456789'])('accepts the 0 of %s [S5.23]', (text) => {
    expect(accepts(text)).toBe(true)
  })

  it.each([
    '00989123456789',
    '02188776655',
    '912345678',
    '91234567890',
    '+19123456789',
    'sara',
    '0912-345-6789',
  ])('refuses %s [S5.24]', (text) => {
    expect(accepts(text)).toBe(false)
  })

  it.each([
    ['Persian', '۰۹۱۲۳۴۵۶۷۸۹'],
    ['Arabic', '٠٩١٢٣٤٥٦٧٨٩'],
  ])('reads %s digits as Latin ones [S5.33 S5.34]', (_script, text) => {
    expect(checkField(contact, text)).toEqual({ ok: true, value: '09123456789' })
  })
})
