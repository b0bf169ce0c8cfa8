import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { jalaliDayStartMs, tehranDateAt, toJalali } from '@rasteh/persian-text/jalali'

/** A month of the Jalali calendar, by which the archive is ordered in both languages. */
export type ArchiveMonth = { year: number; month: number }

/** No shop has had news on the web before this year. */
const FIRST_YEAR = 1370

const startOf = ({ year, month }: ArchiveMonth) => new Date(jalaliDayStartMs({ year, month, day: 1 }))
const after = ({ year, month }: ArchiveMonth) =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }

/** Reads a month from its URL, `1405/08`; null for everything else, and for months to come. */
export function readMonth(year: string, month: string, nowMs: number): ArchiveMonth | null {
  if (!/^1[34]\d\d$/.test(year) || !/^(?:0[1-9]|1[0-2])$/.test(month)) return null
  const read = { year: Number(year), month: Number(month) }
  return read.year < FIRST_YEAR || startOf(read).getTime() > nowMs ? null : read
}

export function monthUrl({ year, month }: ArchiveMonth): string {
  return `${PAGE_PATHS.newsArchive}/${year}/${String(month).padStart(2, '0')}`
}

/** The first moments of a month and of the one after it, in Tehran. */
export function spanOf(month: ArchiveMonth): { from: Date; until: Date } {
  return { from: startOf(month), until: startOf(after(month)) }
}

export type MonthStart = ArchiveMonth & { start: Date }

let kept: { year: number; starts: readonly MonthStart[] } | undefined

/** Every month from the first year to the end of the present one. They are counted once a year. */
export function monthStarts(nowMs: number): readonly MonthStart[] {
  const { year: last } = toJalali(tehranDateAt(nowMs))
  if (kept?.year === last) return kept.starts
  const starts = Array.from({ length: (last - FIRST_YEAR + 1) * 12 }, (_, at) => {
    const month = { year: FIRST_YEAR + Math.floor(at / 12), month: (at % 12) + 1 }
    return { ...month, start: startOf(month) }
  })
  kept = { year: last, starts }
  return starts
}

const LOCALES: Record<Culture, string> = { 'fa-IR': 'fa-IR-u-ca-persian', 'en-US': 'en-US-u-ca-persian' }
const names = new Map<Culture, readonly string[]>()

/** A month's name and year as the page's language writes them: آبان ۱۴۰۵, Aban 1405. */
export function monthWords({ year, month }: ArchiveMonth, culture: Culture): { month: string; year: string } {
  return {
    month: namesIn(culture)[month - 1] ?? '',
    year: toCultureDigits(String(year), culture),
  }
}

function namesIn(culture: Culture): readonly string[] {
  const known = names.get(culture)
  if (known) return known
  const format = new Intl.DateTimeFormat(LOCALES[culture], { month: 'long', timeZone: 'Asia/Tehran' })
  const made = Array.from({ length: 12 }, (_, at) => format.format(startOf({ year: 1405, month: at + 1 })))
  names.set(culture, made)
  return made
}
