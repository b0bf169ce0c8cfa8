import { toLatinDigits } from '../digits.ts'
import type { CalendarDate } from './convert.ts'
import { JALALI_MAX_YEAR, JALALI_MIN_YEAR, jalaliMonthLength } from './jalali-year.ts'

const DATE = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/

/** Reads a Jalali date typed as year/month/day in any script; a day that its month does not have is refused. */
export function parseJalali(text: string): CalendarDate | undefined {
  const parts = DATE.exec(toLatinDigits(text).trim())
  if (!parts) return undefined
  const date = { year: Number(parts[1]), month: Number(parts[3]), day: Number(parts[4]) }
  return isJalaliDate(date) ? date : undefined
}

/** Says whether the Jalali calendar has this day. */
export function isJalaliDate({ year, month, day }: CalendarDate): boolean {
  if (year < JALALI_MIN_YEAR || year > JALALI_MAX_YEAR) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= jalaliMonthLength(year, month)
}
