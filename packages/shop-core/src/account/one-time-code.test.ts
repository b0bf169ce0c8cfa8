import { describe, expect, it } from 'vitest'
import { formatCode, toCode } from './one-time-code.ts'

describe('a typed code', () => {
  it.each(['12345678', '۱۲۳۴۵۶۷۸', '١٢٣٤٥٦٧٨', ' 1234 5678 ', '1234-5678', '\u200f12345678'])(
    'is read from %j',
    (typed) => {
      expect(toCode(typed)).toBe('12345678')
    },
  )

  it.each(['', '1234567', '123456789', '1234567a', '12.45678'])('is not %j', (typed) => {
    expect(toCode(typed)).toBeUndefined()
  })

  it('has all its digits however small the chance', () => {
    expect([formatCode(0), formatCode(42), formatCode(99_999_999)]).toEqual([
      '00000000',
      '00000042',
      '99999999',
    ])
  })
})
