import { accept, type Outcome, refuse } from '../outcome.ts'

export type StartRefusal = { kind: 'time-passed' } | { kind: 'time-too-far' }

/** A change further away than this was typed wrong, or will be forgotten. */
export const PRICE_CHANGE_MAX_DAYS_AHEAD = 366
const DAY_MS = 86_400_000

/** Says whether a change may wait for `startsAtMs`: it must lie ahead, and not too far. */
export function checkStart(startsAtMs: number, nowMs: number): Outcome<number, StartRefusal> {
  if (startsAtMs <= nowMs) return refuse({ kind: 'time-passed' })
  if (startsAtMs > nowMs + PRICE_CHANGE_MAX_DAYS_AHEAD * DAY_MS) return refuse({ kind: 'time-too-far' })
  return accept(startsAtMs)
}
