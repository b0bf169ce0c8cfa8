import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'
import { parseJalali } from './parse-jalali.ts'
import { jalaliDayStartMs } from './tehran-day.ts'

const NOON_MS = 43_200_000

describe('formatDate', () => {
  it('writes the Jalali date as YYYY/MM/DD in Persian digits for fa-IR [S9.47]', () => {
    expect(formatDate(new Date('2026-11-15T08:00:00Z'), 'fa-IR')).toBe('۱۴۰۵/۰۸/۲۴')
  })

  it('writes the Gregorian date as YYYY/MM/DD in Latin digits for en-US [S9.47]', () => {
    expect(formatDate(Date.parse('2026-01-05T08:00:00Z'), 'en-US')).toBe('2026/01/05')
  })

  it('turns the day at midnight in Tehran in both cultures', () => {
    const lateEvening = Date.parse('2026-11-15T20:30:00Z')
    expect(formatDate(lateEvening - 1, 'fa-IR')).toBe('۱۴۰۵/۰۸/۲۴')
    expect(formatDate(lateEvening, 'fa-IR')).toBe('۱۴۰۵/۰۸/۲۵')
    expect(formatDate(lateEvening, 'en-US')).toBe('2026/11/16')
  })

  it('writes Persian dates that can be read back to the same day', () => {
    const moment = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2100, 0) })
    fc.assert(
      fc.property(moment, (momentMs) => {
        const text = formatDate(momentMs, 'fa-IR')
        const date = parseJalali(text) ?? { year: 0, month: 0, day: 0 }
        expect(formatDate(jalaliDayStartMs(date) + NOON_MS, 'fa-IR')).toBe(text)
      }),
      propertyRuns(),
    )
  })
})
