import type { CustomerProfile, TypedProfile } from '@rasteh/contracts/profile'
import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { calendarOf, readDay, toCalendarDay } from '@rasteh/persian-text/jalali'

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
