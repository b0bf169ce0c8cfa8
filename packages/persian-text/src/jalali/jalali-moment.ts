import type { Culture } from '../culture.ts'
import { toCultureDigits, toLatinDigits } from '../digits.ts'
import { formatDate } from './format-date.ts'
import { parseJalali } from './parse-jalali.ts'
import { jalaliDayStartMs } from './tehran-day.ts'

const MINUTE_MS = 60_000
const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g
const DATE_AND_TIME = /^([^\s،,]+)(?:[\s،,]+(?:ساعت\s*)?(\d{1,2}):(\d{2}))?$/

let formatter: Intl.DateTimeFormat | undefined

/** Made when first wanted: pages that write no hour do not pay for it. */
function tehranClock(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Tehran',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  return formatter
}

/**
 * Reads a moment typed as a Jalali date and, if wanted, an hour and minute in Tehran, in any script. Without a
 * time it is the day's beginning.
 */
export function parseJalaliMoment(text: string): number | undefined {
  const parts = DATE_AND_TIME.exec(toLatinDigits(text).replace(INVISIBLE, '').trim())
  const date = parts?.[1] === undefined ? undefined : parseJalali(parts[1])
  const [hour, minute] = [Number(parts?.[2] ?? 0), Number(parts?.[3] ?? 0)]
  if (!date || hour > 23 || minute > 59) return undefined
  return jalaliDayStartMs(date) + (hour * 60 + minute) * MINUTE_MS
}

/** The whole hour that a moment has in Tehran, from 0 to 23. */
export function tehranHourAt(momentMs: number): number {
  return Number(tehranClock().format(momentMs).slice(0, 2))
}

/** Writes a moment's hour and minute in Tehran. */
export function formatTime(moment: Date | number, culture: Culture): string {
  return toCultureDigits(tehranClock().format(moment), culture)
}

/** Writes a moment as date and time in Tehran; midnight, which is how a bare day is kept, as the date alone. */
export function formatMoment(moment: Date | number, culture: Culture): string {
  const time = formatTime(moment, culture)
  const date = formatDate(moment, culture)
  return toLatinDigits(time) === '00:00' ? date : `${date} ${time}`
}
