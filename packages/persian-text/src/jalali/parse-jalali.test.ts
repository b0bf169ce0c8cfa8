import { describe, expect, it } from 'vitest'
import { parseJalali } from './parse-jalali.ts'

describe('parseJalali', () => {
  it.each(['1403/12/30', '۱۴۰۳/۱۲/۳۰', '١٤٠٣/١٢/٣٠', '1403-12-30', '1403.12.30', ' 1403/12/30 '])(
    'reads %j',
    (text) => {
      expect(parseJalali(text)).toEqual({ year: 1403, month: 12, day: 30 })
    },
  )

  it('reads months and days of one digit', () => {
    expect(parseJalali('۱۴۰۵/۸/۴')).toEqual({ year: 1405, month: 8, day: 4 })
  })

  it.each([
    '',
    '1404/12/30',
    '1403/07/31',
    '1403/13/01',
    '1403/00/01',
    '1403/01/00',
    '1403/01/32',
    '03/01/01',
  ])('refuses %j', (text) => {
    expect(parseJalali(text)).toBeUndefined()
  })

  it('reads the first and the last day it knows, and none beyond', () => {
    expect(
      ['0001/01/01', '3177/12/29', '3178/01/01', '11403/01/01'].map((text) => parseJalali(text)?.year),
    ).toEqual([1, 3177, undefined, undefined])
  })

  it.each(['1403/12-30', '14031230', '1403/12/30/1', '0000/01/01', '9999/01/01', 'فردا'])(
    'refuses %j',
    (text) => {
      expect(parseJalali(text)).toBeUndefined()
    },
  )
})
