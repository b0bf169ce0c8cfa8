/** How often a countdown is rendered again. */
export const COUNTDOWN_TICK_MS = 1000

/** What an expired countdown shows. */
export const COUNTDOWN_OVER = '00:00:00'

/** An amazing offer's timer: when it ends, and whether days are shown beside hours. */
export type CountdownTimer = { readonly expiresAtMs: number; readonly showDays: boolean }

/** What a countdown shows: whole days if they are shown, else null; the clock in Latin digits. */
export type Countdown = {
  readonly state: 'ticking' | 'stopped'
  readonly days: number | null
  readonly clock: string
}

/**
 * What a timer shows at the given moment. Started seconds count as whole, so zero is shown at the very end;
 * without days the hours go on past 24.
 */
export function toCountdown(timer: CountdownTimer, nowMs: number): Countdown {
  const leftMs = timer.expiresAtMs - nowMs
  // A date that cannot be read must not leave an offer ticking for ever.
  if (!(leftMs > 0)) return { state: 'stopped', days: null, clock: COUNTDOWN_OVER }
  const seconds = Math.ceil(leftMs / 1000)
  const days = timer.showDays ? Math.floor(seconds / DAY_SECONDS) : null
  return { state: 'ticking', days, clock: toClock(seconds - (days ?? 0) * DAY_SECONDS) }
}

const DAY_SECONDS = 86_400

function toClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
