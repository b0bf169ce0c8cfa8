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
  ])('refuses %j [S5.25] [S5.26]', (text) => {
    expect(isIntlPhone(text)).toBe(false)
  })
})
