import type { Culture } from '../culture.ts'
import { type CalendarDate, fromJalali, toJalali } from './convert.ts'
import { isJalaliDate } from './parse-jalali.ts'

/** The calendar in which people of a culture name days. */
export type CalendarName = 'jalali' | 'gregorian'

/** The calendar in which a culture's pages show and ask for days. */
export function calendarOf(culture: Culture): CalendarName {
  return culture === 'fa-IR' ? 'jalali' : 'gregorian'
}

/** The Gregorian day that a day of this calendar is; undefined for one that the calendar does not have. */
export function toGregorianDay(day: CalendarDate, calendar: CalendarName): CalendarDate | undefined {
  if (calendar === 'jalali') return isJalaliDate(day) ? fromJalali(day) : undefined
  const date = new Date(0)
  date.setUTCFullYear(day.year, day.month - 1, day.day)
  const isThere = date.getUTCMonth() + 1 === day.month && date.getUTCDate() === day.day
  return isThere && day.year >= 1 && day.year <= 9999 ? day : undefined
}

/** A Gregorian day as this calendar names it. */
export function toCalendarDay(gregorian: CalendarDate, calendar: CalendarName): CalendarDate {
  return calendar === 'jalali' ? toJalali(gregorian) : gregorian
}

/** Writes a Gregorian day as YYYY-MM-DD, which also sorts. */
export function writeDay({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
}

/** Reads a day that was written as YYYY-MM-DD. */
export function readDay(text: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
