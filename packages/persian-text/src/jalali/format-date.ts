import type { Culture } from '../culture.ts'
import { toCultureDigits } from '../digits.ts'
import { type CalendarDate, toJalali } from './convert.ts'
import { tehranDateAt } from './tehran-day.ts'

/** Writes a moment's day in Tehran as YYYY/MM/DD: Jalali with Persian digits in fa-IR, Gregorian in en-US. */
export function formatDate(moment: Date | number, culture: Culture): string {
  const gregorian = tehranDateAt(Number(moment))
  return writeDate(culture === 'fa-IR' ? toJalali(gregorian) : gregorian, culture)
}

function writeDate({ year, month, day }: CalendarDate, culture: Culture): string {
  const text = [padded(year, 4), padded(month, 2), padded(day, 2)].join('/')
  return toCultureDigits(text, culture)
}

function padded(part: number, length: number): string {
  return String(part).padStart(length, '0')
}
