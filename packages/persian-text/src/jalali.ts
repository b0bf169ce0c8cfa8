export {
  type CalendarName,
  calendarOf,
  readDay,
  toCalendarDay,
  toGregorianDay,
  writeDay,
} from './jalali/calendar-day.ts'
export { type CalendarDate, fromJalali, toJalali } from './jalali/convert.ts'
export { formatDayName } from './jalali/day-name.ts'
export { formatDate } from './jalali/format-date.ts'
export { formatMoment, formatTime, parseJalaliMoment, tehranHourAt } from './jalali/jalali-moment.ts'
export {
  isJalaliLeapYear,
  JALALI_MAX_YEAR,
  JALALI_MIN_YEAR,
  jalaliMonthLength,
} from './jalali/jalali-year.ts'
export { parseJalali } from './jalali/parse-jalali.ts'
export { jalaliDayStartMs, tehranDateAt } from './jalali/tehran-day.ts'
