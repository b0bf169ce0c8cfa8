import { tehranDateAt } from '@rasteh/persian-text/jalali'

/** The law's least time to withdraw, in working days after the day of delivery. */
export const WITHDRAWAL_WORKING_DAYS = 7

const DAY_MS = 86_400_000
const FRIDAY = 5

/** A day as YYYY-MM-DD. */
export type Day = string

/** The day that a moment has in Tehran. */
export function tehranDay(momentMs: number): Day {
  const { year, month, day } = tehranDateAt(momentMs)
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-')
}

/** Says whether a day counts: neither a Friday nor one of the shop's holidays. */
export function isWorkingDay(day: Day, holidays: ReadonlySet<Day>): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== FRIDAY && !holidays.has(day)
}

/** The last day on which what was delivered at a moment may be given back: the seventh working day after that day. */
export function withdrawalEnd(deliveredMs: number, holidays: ReadonlySet<Day>): Day {
  let day = tehranDay(deliveredMs)
  for (let counted = 0; counted < WITHDRAWAL_WORKING_DAYS; ) {
    day = nextDay(day)
    if (isWorkingDay(day, holidays)) counted += 1
  }
  return day
}

/** Says whether the time to withdraw is over. */
export function isWithdrawalOver(nowMs: number, deliveredMs: number, holidays: ReadonlySet<Day>): boolean {
  return tehranDay(nowMs) > withdrawalEnd(deliveredMs, holidays)
}

/** The day after a day. */
export const nextDay = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

const pad = (part: number) => String(part).padStart(2, '0')
