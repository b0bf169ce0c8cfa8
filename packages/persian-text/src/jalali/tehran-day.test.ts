import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJalali } from './convert.ts'
import { jalaliDayStartMs, tehranDateAt } from './tehran-day.ts'

describe('days in Tehran', () => {
  it('begin at midnight, half past eight in the evening in UTC', () => {
    expect(tehranDateAt(Date.UTC(2026, 10, 14, 20, 29, 59))).toEqual({ year: 2026, month: 11, day: 14 })
    expect(tehranDateAt(Date.UTC(2026, 10, 14, 20, 30))).toEqual({ year: 2026, month: 11, day: 15 })
    expect(jalaliDayStartMs({ year: 1405, month: 8, day: 24 })).toBe(Date.UTC(2026, 10, 14, 20, 30))
  })

  it('begin an hour earlier in the summers that had summer time', () => {
    expect(jalaliDayStartMs({ year: 1400, month: 4, day: 1 })).toBe(Date.UTC(2021, 5, 21, 19, 30))
  })

  it('begin with their first existing hour when the clocks went forward at midnight', () => {
    expect(jalaliDayStartMs({ year: 1400, month: 1, day: 2 })).toBe(Date.UTC(2021, 2, 21, 20, 30))
  })

  it('hold the moment they begin at, and not the one before', () => {
    const moment = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2100, 0) })
    fc.assert(
      fc.property(moment, (momentMs) => {
        const today = toJalali(tehranDateAt(momentMs))
        const startMs = jalaliDayStartMs(today)
        expect(startMs).toBeLessThanOrEqual(momentMs)
        expect(toJalali(tehranDateAt(startMs))).toEqual(today)
        expect(toJalali(tehranDateAt(startMs - 1))).not.toEqual(today)
      }),
      propertyRuns(),
    )
  })
})
