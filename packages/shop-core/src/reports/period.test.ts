import { jalaliMonthLength } from '@rasteh/persian-text/jalali'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf, jalaliOf, lengthOf, monthOf, weekStart } from './days.ts'
import { comparedRange, PERIODS, RANGE_DAYS_MAX, rangeOf, readRange } from './period.ts'

/** A range of Jalali dates, written as people do. */
function range(from: string, to: string) {
  const read = readRange(from, to)
  if (!read.ok) throw new Error(`${from} to ${to}: ${read.refusal.kind}`)
  return read.value
}
const written = ({ from, to }: { from: string; to: string }) =>
  [from, to].map((day) => {
    const { year, month, day: date } = jalaliOf(day)
    return `${year}/${month}/${date}`
  })
/** Wednesday, 27 Aban 1405. */
const TODAY = '2026-11-18'

describe('a period', () => {
  it.each([
    ['today', ['1405/8/27', '1405/8/27']],
    ['yesterday', ['1405/8/26', '1405/8/26']],
    ['week', ['1405/8/23', '1405/8/27']],
    ['last-week', ['1405/8/16', '1405/8/22']],
    ['month', ['1405/8/1', '1405/8/27']],
    ['last-month', ['1405/7/1', '1405/7/30']],
    ['year', ['1405/1/1', '1405/8/27']],
  ] as const)('%s is %j on 27 Aban 1405', (period, days) => {
    expect(written(rangeOf(period, TODAY))).toEqual(days)
  })

  it('begins on Saturday, on a Saturday too', () => {
    expect(weekStart('2026-11-14')).toBe('2026-11-14')
    expect(weekStart('2026-11-20')).toBe('2026-11-14')
  })

  it('has the last month of the year before at Nowruz, with its leap day', () => {
    expect(written(rangeOf('last-month', dayOf({ year: 1404, month: 1, day: 1 })))).toEqual([
      '1403/12/1',
      '1403/12/30',
    ])
    expect(written(rangeOf('last-month', dayOf({ year: 1405, month: 1, day: 3 })))).toEqual([
      '1404/12/1',
      '1404/12/29',
    ])
  })

  it('never ends after today', () => {
    for (let back = 0; back < 800; back += 1) {
      const today = addDays(TODAY, -back)
      for (const period of PERIODS) {
        const { from, to } = rangeOf(period, today)
        expect(from <= to && to <= today, `${period} ${today}`).toBe(true)
      }
    }
  })
})

describe('a month', () => {
  it('has the length of its calendar in every month of forty years', () => {
    for (let year = 1390; year < 1430; year += 1)
      for (let month = 1; month <= 12; month += 1) {
        const whole = monthOf(dayOf({ year, month, day: 15 }))
        expect(lengthOf(whole), `${year}/${month}`).toBe(jalaliMonthLength(year, month))
        expect(jalaliOf(addDays(whole.to, 1)).day).toBe(1)
      }
  })
})

describe('a typed range', () => {
  it.each([
    ['۱۴۰۵/۰۸/۰۱', '۱۴۰۵/۰۸/۱۰'],
    ['1405/8/1', '١٤٠٥/٨/١٠'],
  ])('is read in any digits: %s to %s', (from, to) => {
    expect(written(range(from, to))).toEqual(['1405/8/1', '1405/8/10'])
  })

  it.each([
    ['', '1405/8/1', { kind: 'bad-date', end: 'from' }],
    ['1405/8/1', '1404/12/30', { kind: 'bad-date', end: 'to' }],
    ['1405/7/31', '1405/8/1', { kind: 'bad-date', end: 'from' }],
    ['0001/01/01', '1405/8/1', { kind: 'bad-date', end: 'from' }],
    ['1405/8/1', '3177/1/1', { kind: 'bad-date', end: 'to' }],
    ['1405/8/1', '11405/8/1', { kind: 'bad-date', end: 'to' }],
    ["1405/8/1'; drop table shop.orders", '1405/8/1', { kind: 'bad-date', end: 'from' }],
    ['1405/8/2', '1405/8/1', { kind: 'ends-before-it-begins' }],
    ['1380/1/1', '1400/1/1', { kind: 'too-long', maxDays: RANGE_DAYS_MAX }],
  ])('from %j to %j is refused', (from, to, refusal) => {
    expect(readRange(from, to)).toEqual({ ok: false, refusal })
  })

  it('may have the leap day of a leap year', () => {
    expect(written(range('1403/12/30', '1403/12/30'))).toEqual(['1403/12/30', '1403/12/30'])
  })
})

describe('what a range is compared with', () => {
  it.each([
    ['a few days', '1405/8/10', '1405/8/14', ['1405/8/5', '1405/8/9']],
    ['a whole month', '1405/8/1', '1405/8/30', ['1405/7/1', '1405/7/30']],
    ['the first month', '1405/1/1', '1405/1/31', ['1404/12/1', '1404/12/29']],
    ['a quarter', '1405/4/1', '1405/6/31', ['1405/1/1', '1405/3/31']],
    ['a whole leap year', '1403/1/1', '1403/12/30', ['1402/1/1', '1402/12/29']],
    ['the beginning of a month', '1405/8/1', '1405/8/27', ['1405/7/1', '1405/7/27']],
    [
      'a beginning that the month before is too short for',
      '1405/7/1',
      '1405/7/29',
      ['1405/6/1', '1405/6/29'],
    ],
  ])('%s: what is before it', (_, from, to, days) => {
    expect(written(comparedRange(range(from, to), 'before', null))).toEqual(days)
  })

  it('ends with the month before, where that is shorter', () => {
    const thirtyDays = range('1405/1/1', '1405/1/30')
    expect(written(comparedRange(thirtyDays, 'before', null))).toEqual(['1404/12/1', '1404/12/29'])
  })

  it('is the same weekdays for a week, and the year before for a year', () => {
    expect(written(comparedRange(rangeOf('week', TODAY), 'before', 'week'))).toEqual([
      '1405/8/16',
      '1405/8/20',
    ])
    expect(written(comparedRange(rangeOf('year', TODAY), 'before', 'year'))).toEqual([
      '1404/1/1',
      '1404/8/27',
    ])
  })

  it.each([
    ['1405/8/1', '1405/8/27', ['1404/8/1', '1404/8/27']],
    ['1403/12/1', '1403/12/30', ['1402/12/1', '1402/12/29']],
    ['1404/12/1', '1404/12/29', ['1403/12/1', '1403/12/30']],
    ['1403/12/30', '1403/12/30', ['1402/12/29', '1402/12/29']],
  ])('in the year before, from %s to %s, keeps the ends of months', (from, to, days) => {
    expect(written(comparedRange(range(from, to), 'last-year', null))).toEqual(days)
  })
})
