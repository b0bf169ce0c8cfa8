import { describe, expect, it } from 'vitest'
import { calendarOf, readDay, toCalendarDay, toGregorianDay, writeDay } from './calendar-day.ts'

describe('a day of a calendar', () => {
  it('is asked for in the calendar of the page', () => {
    expect([calendarOf('fa-IR'), calendarOf('en-US')]).toEqual(['jalali', 'gregorian'])
  })

  it('becomes the Gregorian day that it is, and back', () => {
    const nowruz = { year: 1405, month: 1, day: 1 }
    expect(toGregorianDay(nowruz, 'jalali')).toEqual({ year: 2026, month: 3, day: 21 })
    expect(toCalendarDay({ year: 2026, month: 3, day: 21 }, 'jalali')).toEqual(nowruz)
  })

  it.each([
    ['jalali', { year: 1404, month: 12, day: 30 }],
    ['jalali', { year: 1405, month: 7, day: 31 }],
    ['jalali', { year: 1405, month: 13, day: 1 }],
    ['gregorian', { year: 2026, month: 2, day: 29 }],
    ['gregorian', { year: 2026, month: 0, day: 5 }],
    ['gregorian', { year: 0, month: 1, day: 1 }],
  ] as const)('of the %s calendar that is not there is none: %j', (calendar, day) => {
    expect(toGregorianDay(day, calendar)).toBeUndefined()
  })

  it.each([
    ['jalali', { year: 1403, month: 12, day: 30 }],
    ['gregorian', { year: 2024, month: 2, day: 29 }],
  ] as const)('of the %s calendar is there in a leap year', (calendar, day) => {
    expect(toGregorianDay(day, calendar)).toBeDefined()
  })

  it('is written so that it sorts, and read again', () => {
    expect(writeDay({ year: 987, month: 3, day: 4 })).toBe('0987-03-04')
    expect(readDay('1990-05-01')).toEqual({ year: 1990, month: 5, day: 1 })
  })
})
