import { jalaliMonthLength, locateYear } from './jalali-year.ts'

/** A day without time or calendar of its own; months count from 1. */
export type CalendarDate = { year: number; month: number; day: number }

const DAY_MS = 86_400_000
const LONG_MONTHS_DAYS = 186

/** The Jalali date of a Gregorian date. */
export function toJalali(gregorian: CalendarDate): CalendarDate {
  const dayNumber = gregorianDayNumber(gregorian)
  const thisYear = gregorian.year - 621
  const sinceNewYear = dayNumber - newYearDayNumber(thisYear)
  if (sinceNewYear >= 0) return dayOfYear(thisYear, sinceNewYear)
  return dayOfYear(thisYear - 1, dayNumber - newYearDayNumber(thisYear - 1))
}

/** The Gregorian date of a Jalali date. */
export function fromJalali(jalali: CalendarDate): CalendarDate {
  const months = Array.from({ length: jalali.month - 1 }, (_, index) =>
    jalaliMonthLength(jalali.year, index + 1),
  )
  const daysBefore = months.reduce((sum, length) => sum + length, 0)
  const date = new Date((newYearDayNumber(jalali.year) + daysBefore + jalali.day - 1) * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Days from 1970/01/01 to a Gregorian date. */
export function gregorianDayNumber({ year, month, day }: CalendarDate): number {
  // Date.UTC reads the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS
}

function newYearDayNumber(jalaliYear: number): number {
  const { gregorianYear, marchDay } = locateYear(jalaliYear)
  return gregorianDayNumber({ year: gregorianYear, month: 3, day: marchDay })
}

function dayOfYear(year: number, index: number): CalendarDate {
  if (index < LONG_MONTHS_DAYS) return { year, month: Math.floor(index / 31) + 1, day: (index % 31) + 1 }
  const later = index - LONG_MONTHS_DAYS
  return { year, month: Math.floor(later / 30) + 7, day: (later % 30) + 1 }
}
