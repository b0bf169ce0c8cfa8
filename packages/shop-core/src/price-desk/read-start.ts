import { toLatinDigits } from '@rasteh/persian-text/digits'
import { jalaliDayStartMs, parseJalali } from '@rasteh/persian-text/jalali'
import { accept, type Outcome, refuse } from '../outcome.ts'

export type StartRefusal = { kind: 'not-a-time' } | { kind: 'time-passed' } | { kind: 'time-too-far' }

/** A change further away than this was typed wrong, or will be forgotten. */
export const PRICE_CHANGE_MAX_DAYS_AHEAD = 366
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const TIME = /^([01]?\d|2[0-3])[:٫.]([0-5]\d)$/

/** The moment that a Jalali day and a time of day in Tehran name; it must lie ahead, and not too far. */
export function readStart(
  typed: { date: string; time: string },
  nowMs: number,
): Outcome<number, StartRefusal> {
  const day = parseJalali(typed.date)
  const time = TIME.exec(toLatinDigits(typed.time).trim())
  if (!day || !time) return refuse({ kind: 'not-a-time' })
  const startMs = jalaliDayStartMs(day) + (Number(time[1]) * 60 + Number(time[2])) * MINUTE_MS
  if (startMs <= nowMs) return refuse({ kind: 'time-passed' })
  if (startMs > nowMs + PRICE_CHANGE_MAX_DAYS_AHEAD * DAY_MS) return refuse({ kind: 'time-too-far' })
  return accept(startMs)
}
