import {
  type CalendarDate,
  fromJalali,
  jalaliMonthLength,
  readDay,
  toJalali,
  writeDay,
} from '@rasteh/persian-text/jalali'

/** Days of Tehran as YYYY-MM-DD of the Gregorian calendar, which sort; both ends are in it. */
export type DayRange = { from: string; to: string }

const DAY_MS = 86_400_000
const SATURDAY = 6

/** The day that is so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(toMs(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days a range has, both ends counted. */
export function lengthOf({ from, to }: DayRange): number {
  return (toMs(to) - toMs(from)) / DAY_MS + 1
}

/** The Saturday on which the Iranian week of a day begins. */
export function weekStart(day: string): string {
  return addDays(day, -((new Date(toMs(day)).getUTCDay() - SATURDAY + 7) % 7))
}

export const jalaliOf = (day: string): CalendarDate => toJalali(readDay(day))

/** The Gregorian day of a Jalali date; a day that the month does not have is its last. */
export function dayOf({ year, month, day }: CalendarDate): string {
  return writeDay(fromJalali({ year, month, day: Math.min(day, jalaliMonthLength(year, month)) }))
}

/** A Jalali month so many months later, or earlier. */
export function addMonths({ year, month }: { year: number; month: number }, count: number) {
  const months = year * 12 + (month - 1) + count
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

/** The whole Jalali month of a day. */
export function monthOf(day: string): DayRange {
  const { year, month } = jalaliOf(day)
  return { from: dayOf({ year, month, day: 1 }), to: dayOf({ year, month, day: 31 }) }
}

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`)
