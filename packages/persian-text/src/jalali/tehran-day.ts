import { type CalendarDate, fromJalali, gregorianDayNumber } from './convert.ts'

const TIME_ZONE = 'Asia/Tehran'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

// Making a formatter costs far more than using it, and most pages write no date: it is made once, when first wanted.
let formatter: Intl.DateTimeFormat | undefined

function tehranParts(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return formatter
}

/** The Gregorian date that a moment has in Tehran. */
export function tehranDateAt(momentMs: number): CalendarDate {
  const parts = new Map(
    tehranParts()
      .formatToParts(momentMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 }
}

/**
 * The first moment of a Jalali day in Tehran. That is midnight, save for the spring days of the years with
 * summer time, whose first hour did not exist.
 */
export function jalaliDayStartMs(jalali: CalendarDate): number {
  const dayNumber = gregorianDayNumber(fromJalali(jalali))
  // Tehran has been three to five hours ahead of UTC, in steps of half an hour.
  const candidates = [5, 4.5, 4, 3.5, 3].map((aheadHours) => dayNumber * DAY_MS - aheadHours * HOUR_MS)
  const first = candidates.find((momentMs) => gregorianDayNumber(tehranDateAt(momentMs)) === dayNumber)
  return first ?? dayNumber * DAY_MS
}
