import { describe, expect, it } from 'vitest'
import { monthStarts, monthUrl, monthWords, readMonth, spanOf } from './archive-months.ts'

/** The 26th of Aban 1405. */
const NOW_MS = Date.parse('2026-11-17T09:00:00Z')

describe('a month of the archive', () => {
  it('is read from its URL', () => {
    expect(readMonth('1405', '08', NOW_MS)).toEqual({ year: 1405, month: 8 })
    expect(monthUrl({ year: 1405, month: 8 })).toBe('/news/archive/1405/08')
  })

  it.each([
    ['1405', '8'],
    ['1405', '13'],
    ['1405', '00'],
    ['2026', '11'],
    ['1369', '12'],
    ['1405', '09'],
    ['1406', '01'],
    ['۱۴۰۵', '۰۸'],
    ['', ''],
    ['1405 ', '08'],
  ])('is none in %j/%j', (year, month) => {
    expect(readMonth(year, month, NOW_MS)).toBeNull()
  })

  it('goes from its first midnight in Tehran to that of the next', () => {
    expect(spanOf({ year: 1405, month: 8 })).toEqual({
      from: new Date('2026-10-22T20:30:00Z'),
      until: new Date('2026-11-21T20:30:00Z'),
    })
    expect(spanOf({ year: 1404, month: 12 }).until).toEqual(spanOf({ year: 1405, month: 1 }).from)
  })

  it('is named in the page’s language', () => {
    expect(monthWords({ year: 1405, month: 8 }, 'fa-IR')).toEqual({ month: 'آبان', year: '۱۴۰۵' })
    expect(monthWords({ year: 1405, month: 8 }, 'en-US')).toEqual({ month: 'Aban', year: '1405' })
  })
})

it('all months begin where the one before them ends, up to the end of this year', () => {
  const starts = monthStarts(NOW_MS)
  expect(starts.at(-1)).toMatchObject({ year: 1405, month: 12 })
  for (const [at, { start }] of starts.entries())
    if (at > 0) expect(start).toEqual(spanOf(starts[at - 1] ?? { year: 0, month: 0 }).until)
})
