import type { CustomerProfile, TypedProfile } from '@rasteh/contracts/profile'
import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { type CalendarName, calendarOf, readDay, toCalendarDay } from '@rasteh/persian-text/jalali'

/** A kept profile as its owner would type it: days in the page's calendar, digits in the page's script. */
export function toTypedPerson({ details }: CustomerProfile, culture: Culture): TypedProfile {
  if (!details) return {}
  const { firstName, lastName, nationalCode, birthDate, maritalStatus, marriageDate } = details
  const shown = (value: string | number) => toCultureDigits(String(value), culture)
  const calendar = calendarOf(culture)
  const birth = toCalendarDay(readDay(birthDate), calendar)
  const marriage = marriageDate && toCalendarDay(readDay(marriageDate), calendar)
  return {
    firstName,
    lastName,
    nationalCode: shown(nationalCode),
    birthDay: shown(birth.day),
    birthMonth: String(birth.month),
    birthYear: shown(birth.year),
    maritalStatus: String(maritalStatus),
    ...(marriage
      ? {
          marriageDay: shown(marriage.day),
          marriageMonth: String(marriage.month),
          marriageYear: shown(marriage.year),
        }
      : {}),
  }
}

const LOCALES: Record<CalendarName, string> = { jalali: 'fa-IR-u-ca-persian', gregorian: 'en-US' }

/** The names of the months that the page's calendar has, in their order. */
export function monthNames(culture: Culture): string[] {
  const calendar = calendarOf(culture)
  const format = new Intl.DateTimeFormat(LOCALES[calendar], { month: 'long', timeZone: 'UTC' })
  // The 25th is in the month of its number; the Jalali year begins in March.
  const first = calendar === 'jalali' ? 2 : 0
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, first + index, 25)))
}
