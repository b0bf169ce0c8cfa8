import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate, formatTime } from '@rasteh/persian-text/jalali'
import type { Patch } from './patch.ts'

/**
 * Makes the dates that Payload writes by itself (last change, versions, scheduled publishing) Jalali. Payload writes them
 * by date-fns in the language that it loaded, and has no setting for another calendar, so that language's description is
 * changed after it was loaded.
 */
export const persianDatesPatch: Patch = {
  name: 'persian-dates',
  writtenFor: { '@payloadcms/translations': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/issues/12890',
}

type Part = { isToken: boolean; value: string }

/** What is used here of date-fns' description of a language, which the content platform writes all its dates by. */
export type DateLanguage = {
  localize: { preprocessor?: (date: Date, parts: Part[]) => Part[] }
  formatDistance: (...given: never[]) => string
}

const taught = new WeakSet<DateLanguage>()

/** Teaches a language of date-fns the Persian calendar: its dates are Jalali, in Tehran, in Persian digits. */
export function teachPersianDates(language: DateLanguage): void {
  if (taught.has(language)) return
  taught.add(language)
  language.localize.preprocessor = (date, parts) => [{ isToken: false, value: writeJalali(date, parts) }]
  const { formatDistance } = language
  language.formatDistance = (...given) => toPersianDigits(formatDistance(...given))
}

function writeJalali(date: Date, parts: Part[]): string {
  const tokens = parts.filter(({ isToken }) => isToken).map(({ value }) => value)
  const hasDay = tokens.some((token) => /^[yMLdDEQ]/.test(token))
  const hasTime = tokens.some((token) => /^[hHkKmsa]/.test(token))
  const moment = date.getTime()
  return [hasDay && formatDate(moment, 'fa-IR'), hasTime && formatTime(moment, 'fa-IR')]
    .filter(Boolean)
    .join(' ')
}
