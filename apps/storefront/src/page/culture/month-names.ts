import type { Culture } from '@rasteh/persian-text/culture'
import { type CalendarName, calendarOf } from '@rasteh/persian-text/jalali'

const LOCALES: Record<CalendarName, string> = { jalali: 'fa-IR-u-ca-persian', gregorian: 'en-US' }

/** The names of the months that the page's calendar has, in their order. */
export function monthNames(culture: Culture): string[] {
  const calendar = calendarOf(culture)
  const format = new Intl.DateTimeFormat(LOCALES[calendar], { month: 'long', timeZone: 'UTC' })
  // The 25th is in the month of its number; the Jalali year begins in March.
  const first = calendar === 'jalali' ? 2 : 0
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, first + index, 25)))
}
