import { describe, expect, it } from 'vitest'
import { isPostalCode, toPostalCode } from './postal-code.ts'

describe('a postal code', () => {
  it.each(['1969833114', '۱۹۶۹۸۳۳۱۱۴', '١٩٦٩٨٣٣١١٤', '19698-33114', ' 19698 33114 '])(
    'is kept in ten Latin digits when it is written %s',
    (text) => {
      expect(toPostalCode(text)).toBe('1969833114')
    },
  )

  it.each(['', '196983311', '19698331144', '0969833114', '1111111111', '19698331a4', '196-9833114'])(
    'is not %s',
    (text) => {
      expect(isPostalCode(text)).toBe(false)
    },
  )
})
