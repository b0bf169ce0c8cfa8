import { parseJalali } from '@rasteh/persian-text/jalali'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { addDays, addMonths, type DayRange, dayOf, jalaliOf, lengthOf, monthOf, weekStart } from './days.ts'

/** Ranges that are chosen with one press. */
export const PERIODS = ['today', 'yesterday', 'week', 'last-week', 'month', 'last-month', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** What a range is compared with: the period before it, or the same days of the Jalali year before. */
export const COMPARISONS = ['before', 'last-year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Ten years; a longer range is a slip of the hand. */
export const RANGE_DAYS_MAX = 3_660
const YEAR_MIN = 1380
const YEAR_MAX = 1500

export type RangeRefusal =
  | { kind: 'bad-date'; end: 'from' | 'to' }
  | { kind: 'ends-before-it-begins' }
  | { kind: 'too-long'; maxDays: number }

/** The days of a period that is not over go up to today. */
export function rangeOf(period: Period, today: string): DayRange {
  const yesterday = addDays(today, -1)
  const saturday = weekStart(today)
  const month = monthOf(today)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case 'week':
      return { from: saturday, to: today }
    case 'last-week':
      return { from: addDays(saturday, -7), to: addDays(saturday, -1) }
    case 'month':
      return { from: month.from, to: today }
    case 'last-month':
      return monthOf(addDays(month.from, -1))
    case 'year':
      return { from: dayOf({ ...jalaliOf(today), month: 1, day: 1 }), to: today }
  }
}

/** Reads a range of two Jalali dates as managers type them, in digits of any script. */
export function readRange(from: string, to: string): Outcome<DayRange, RangeRefusal> {
  const [first, last] = [readJalaliDay(from), readJalaliDay(to)]
  if (!first) return refuse({ kind: 'bad-date', end: 'from' })
  if (!last) return refuse({ kind: 'bad-date', end: 'to' })
  const range = { from: first, to: last }
  if (range.to < range.from) return refuse({ kind: 'ends-before-it-begins' })
  if (lengthOf(range) > RANGE_DAYS_MAX) return refuse({ kind: 'too-long', maxDays: RANGE_DAYS_MAX })
  return accept(range)
}

/**
 * The days that a range is compared with. Months are compared with months: whole ones with as many before them, the
 * beginning of one with the same days of the month before; this week with the same days of the last.
 */
export function comparedRange(range: DayRange, comparison: Comparison, period: Period | null): DayRange {
  if (comparison === 'last-year' || period === 'year') return yearBefore(range)
  if (period === 'week') return { from: addDays(range.from, -7), to: addDays(range.to, -7) }
  const [first, last] = [jalaliOf(range.from), jalaliOf(range.to)]
  if (first.day === 1 && range.to === monthOf(range.to).to) {
    const months = (last.year - first.year) * 12 + last.month - first.month + 1
    return {
      from: dayOf({ ...addMonths(first, -months), day: 1 }),
      to: dayOf({ ...addMonths(first, -1), day: 31 }),
    }
  }
  if (first.day === 1 && first.year === last.year && first.month === last.month) {
    const before = addMonths(first, -1)
    return { from: dayOf({ ...before, day: 1 }), to: dayOf({ ...before, day: last.day }) }
  }
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) }
}

/** The last day of a month stays the last one: 29 Esfand is compared with 30 Esfand of a leap year. */
function yearBefore({ from, to }: DayRange): DayRange {
  const [first, last] = [jalaliOf(from), jalaliOf(to)]
  const isMonthsEnd = to === monthOf(to).to
  return {
    from: dayOf({ ...first, year: first.year - 1 }),
    to: dayOf({ ...last, year: last.year - 1, day: isMonthsEnd ? 31 : last.day }),
  }
}

function readJalaliDay(text: string): string | undefined {
  const date = parseJalali(text)
  return date && date.year >= YEAR_MIN && date.year <= YEAR_MAX ? dayOf(date) : undefined
}
