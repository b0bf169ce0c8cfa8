import { describe, expect, it } from 'vitest'
import { isJalaliLeapYear, jalaliMonthLength } from './jalali-year.ts'

describe('Jalali year', () => {
  it('has the leap years of the Iranian calendar', () => {
    const years = Array.from({ length: 61 }, (_, index) => 1350 + index)
    expect(years.filter(isJalaliLeapYear)).toEqual([
      1350, 1354, 1358, 1362, 1366, 1370, 1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403, 1408,
    ])
  })

  it('has six months of 31 days, five of 30, and Esfand', () => {
    const lengths = (year: number) =>
      Array.from({ length: 12 }, (_, index) => jalaliMonthLength(year, index + 1))
    expect(lengths(1402)).toEqual([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29])
    expect(lengths(1403)).toEqual([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30])
  })

  it('says so when a year is beyond the known rhythm', () => {
    expect(() => isJalaliLeapYear(3178)).toThrow(RangeError)
  })
})
