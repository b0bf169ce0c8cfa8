import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromJalali, gregorianDayNumber, toJalali } from './convert.ts'
import { jalaliMonthLength } from './jalali-year.ts'

const jalaliDate = fc
  .record({
    year: fc.integer({ min: 1, max: 3176 }),
    month: fc.integer({ min: 1, max: 12 }),
    at: fc.nat(999),
  })
  .map(({ year, month, at }) => ({ year, month, day: 1 + (at % jalaliMonthLength(year, month)) }))

const intlPersian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

describe('Jalali conversion', () => {
  it.each([
    ['2024/03/20', '1403/01/01'],
    ['2025/03/20', '1403/12/30'],
    ['2025/03/21', '1404/01/01'],
    ['1979/02/11', '1357/11/22'],
    ['2026/11/15', '1405/08/24'],
    ['2000/01/01', '1378/10/11'],
  ])('counts %s as %s and back', (gregorian, jalali) => {
    expect(toJalali(read(gregorian))).toEqual(read(jalali))
    expect(fromJalali(read(jalali))).toEqual(read(gregorian))
  })

  it('comes back to the same day after a trip through the Gregorian calendar', () => {
    fc.assert(
      fc.property(jalaliDate, (date) => {
        expect(toJalali(fromJalali(date))).toEqual(date)
      }),
      propertyRuns(),
    )
  })

  it('begins every year on the day after the last one ended', () => {
    const years = Array.from({ length: 3176 }, (_, index) => index + 1)
    const broken = years.filter((year) => {
      const lastDay = gregorianDayNumber(fromJalali({ year, month: 12, day: jalaliMonthLength(year, 12) }))
      return gregorianDayNumber(fromJalali({ year: year + 1, month: 1, day: 1 })) !== lastDay + 1
    })
    expect(broken).toEqual([])
  })

  it('agrees with Intl on every day from 1300 to 1500', () => {
    const firstDay = Date.UTC(1921, 2, 21)
    const days = Array.from({ length: 73_000 }, (_, index) => new Date(firstDay + index * 86_400_000))
    const differing = days.filter((day) => intlDate(day) !== written(toJalali(utcDate(day))))
    expect(differing).toEqual([])
  })
})

function read(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('/').map(Number)
  return { year, month, day }
}

function utcDate(day: Date) {
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

function written({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${month}/${day}/${year}`
}

function intlDate(day: Date): string {
  return intlPersian.format(day).replace(/ .*$/, '')
}
