import { describe, expect, it } from 'vitest'
import { checkEconomicCode } from './economic-code.ts'

describe('a buyer’s economic code', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['14003456789', '14003456789'],
    ['۱۴۰۰۳۴۵۶۷۸۹', '14003456789'],
    ['١٤٠٠٣٤٥٦٧٨٩', '14003456789'],
    ['4111-2345-6789', '411123456789'],
    ['14003456789001', '14003456789001'],
  ])('%j is read as %j', (typed, code) => {
    expect(checkEconomicCode(typed)).toEqual({ ok: true, value: code })
  })

  it.each(['1', '1400345678', '1400345678900', '140034567890012', 'ABCDEFGHIJK', '14003456789x'])(
    '%j is none',
    (typed) => {
      expect(checkEconomicCode(typed)).toEqual({ ok: false, refusal: { kind: 'economic-code-wrong' } })
    },
  )
})
