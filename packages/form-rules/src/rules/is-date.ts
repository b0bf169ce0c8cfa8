import { type CalendarName, toGregorianDay, writeDay } from '@rasteh/persian-text/jalali'

/** A day as three fields hold it. */
export type DateParts = { day: string; month: string; year: string }

type Limits = { calendar: CalendarName; from: string; until: string }

/** Says whether the three name a day that the calendar has, from the one day to the other, both included. */
export function isDateBetween(parts: DateParts, { calendar, from, until }: Limits): boolean {
  const day = toDay(parts, calendar)
  return day !== undefined && day >= from && day <= until
}

/** The Gregorian day (YYYY-MM-DD) that three fields of Latin digits name; undefined for one that is not there. */
export function toDay(parts: DateParts, calendar: CalendarName): string | undefined {
  const texts = [parts.year, parts.month, parts.day]
  if (!texts.every((text) => /^\d{1,4}$/.test(text))) return undefined
  const [year = 0, month = 0, day = 0] = texts.map(Number)
  const found = toGregorianDay({ year, month, day }, calendar)
  return found && writeDay(found)
}
