import { describe, expect, it } from 'vitest'
import { formatCode, toCode } from './one-time-code.ts'

describe('a typed code', () => {
  it.each(['123456', '۱۲۳۴۵۶', '١٢٣٤٥٦', ' 123 456 ', '123-456', '\u200f123456'])(
    'is read from %j',
    (typed) => {
      expect(toCode(typed)).toBe('123456')
    },
  )

  it.each(['', '12345', '1234567', '12345a', '12.456'])('is not %j', (typed) => {
    expect(toCode(typed)).toBeUndefined()
  })

  it('has all its digits however small the chance', () => {
    expect([formatCode(0), formatCode(42), formatCode(999_999)]).toEqual(['000000', '000042', '999999'])
  })
})
