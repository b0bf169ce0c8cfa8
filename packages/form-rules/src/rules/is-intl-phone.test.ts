import { describe, expect, it } from 'vitest'
import { isIntlPhone } from './is-intl-phone.ts'

describe('intlContactNumber', () => {
  it.each([
    '+982188776655',
    '00982188776655',
    '+1 (415) 555-2671',
    '+44 20 7946 0958',
    '+49.30.901820',
    '02188776655',
    '+۹۸۲۱۸۸۷۷۶۶۵۵',
    '+٩٨٢١٨٨٧٧٦٦٥٥',
  ])('accepts the phone %s [S5.25]', (text) => {
    expect(isIntlPhone(text)).toBe(true)
  })

  it.each([
    '+982188776655 ext 12',
    '+982188776655 ext.12',
    '+982188776655x12',
    '+982188776655#12',
    '+982188776655;ext=12',
    '+982188776655 extension 1234',
    '۰۲۱۸۸۷۷۶۶۵۵ داخلی ۱۲',
  ])('accepts the extension of %s [S5.26]', (text) => {
    expect(isIntlPhone(text)).toBe(true)
  })

  it.each([
    '',
    'phone',
    '12345',
    '+1234567890123456',
    '+98 21 8877 66a5',
    '++982188776655',
    '+98+2188776655',
    '+982188776655 ext',
    'ext 12',
    '+982188776655 ext 1234567',
    '+98--2188776655',
    '+98 (21 88776655',
    'sara@example.com',
  ])('refuses %j [S5.25 S5.26]', (text) => {
    expect(isIntlPhone(text)).toBe(false)
  })

  it.each([
    ['123456', false],
    ['1234567', true],
    ['123456789012345', true],
    ['1234567890123456', false],
  ])('counts seven to fifteen digits: %s is %s [S5.25]', (digits, isAccepted) => {
    expect([isIntlPhone(`+${digits}`), isIntlPhone(`00${digits}`), isIntlPhone(digits)]).toEqual(
      Array(3).fill(isAccepted),
    )
  })

  it.each([
    ['1', true],
    ['123456', true],
    ['1234567', false],
  ])('takes an extension of one to six digits: %s is %s [S5.26]', (extension, isAccepted) => {
    expect(isIntlPhone(`+982188776655 x${extension}`)).toBe(isAccepted)
  })
})
