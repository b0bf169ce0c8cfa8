import type { Culture } from '../culture.ts'
import { toCultureDigits } from '../digits.ts'
import { readDay } from './calendar-day.ts'
import { gregorianDayNumber, toJalali } from './convert.ts'

const WEEK_DAYS: Record<Culture, readonly string[]> = {
  'fa-IR': ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنج‌شنبه', 'جمعه', 'شنبه'],
  'en-US': ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
const MONTHS: Record<Culture, readonly string[]> = {
  'fa-IR': [
    ...['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور'],
    ...['مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
  ],
  'en-US': [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
}
/** 1970/01/01 was a Thursday. */
const FIRST_WEEK_DAY = 4

/** Writes a Gregorian day (YYYY-MM-DD) as people name it: «شنبه ۳۰ آبان» in fa-IR, "Saturday 21 November" in en-US. */
export function formatDayName(day: string, culture: Culture): string {
  const gregorian = readDay(day)
  const shown = culture === 'fa-IR' ? toJalali(gregorian) : gregorian
  const weekDay = (((gregorianDayNumber(gregorian) + FIRST_WEEK_DAY) % 7) + 7) % 7
  return toCultureDigits(
    `${WEEK_DAYS[culture][weekDay]} ${shown.day} ${MONTHS[culture][shown.month - 1]}`,
    culture,
  )
}
