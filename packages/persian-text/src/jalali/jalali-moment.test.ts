import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoment, formatTime, parseJalaliMoment } from './jalali-moment.ts'

const MINUTE_MS = 60_000

describe('a moment typed by a manager', () => {
  it.each(['۱۴۰۵/۰۹/۰۱', '1405/09/01', '١٤٠٥/٠٩/٠١', '1405-9-1', ' ۱۴۰۵/۹/۱ '])(
    'reads %j as the beginning of that day in Tehran',
    (text) => {
      expect(new Date(parseJalaliMoment(text) ?? 0).toISOString()).toBe('2026-11-21T20:30:00.000Z')
    },
  )

  it.each(['۱۴۰۵/۰۹/۰۱ ۱۰:۳۰', '1405/09/01 10:30', '١٤٠٥/٠٩/٠١، ساعت ١٠:٣٠'])(
    'reads %j with its hour in Tehran',
    (text) => {
      expect(new Date(parseJalaliMoment(text) ?? 0).toISOString()).toBe('2026-11-22T07:00:00.000Z')
    },
  )

  it.each(['', '1405/13/01', '1405/09/01 24:00', '1405/09/01 10:60', '1405/09/01 10'])(
    'refuses %j',
    (text) => {
      expect(parseJalaliMoment(text)).toBeUndefined()
    },
  )

  it('is written so that it is read back to the same minute', () => {
    const minutes = fc.integer({
      min: Date.UTC(2023, 0) / MINUTE_MS,
      max: Date.UTC(2100, 0) / MINUTE_MS,
    })
    fc.assert(
      fc.property(minutes, (minute) => {
        expect(parseJalaliMoment(formatMoment(minute * MINUTE_MS, 'fa-IR'))).toBe(minute * MINUTE_MS)
      }),
      propertyRuns(),
    )
  })

  it('shows no time at midnight, when it stands for a day', () => {
    const midnight = Date.parse('2026-11-21T20:30:00Z')
    expect(formatMoment(midnight, 'fa-IR')).toBe('۱۴۰۵/۰۹/۰۱')
    expect(formatMoment(midnight + 30 * MINUTE_MS, 'fa-IR')).toBe('۱۴۰۵/۰۹/۰۱ ۰۰:۳۰')
    expect(formatTime(midnight, 'en-US')).toBe('00:00')
  })
})
