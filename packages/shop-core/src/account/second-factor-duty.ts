const DAY_MS = 24 * 60 * 60 * 1000

/** How long an owner or manager may work without a second factor. */
export const SECOND_FACTOR_GRACE_DAYS = 7

export type FactorHolder = {
  role: 'author' | 'editor' | 'manager' | 'owner'
  /** A confirmed authenticator app, or a passkey. */
  hasFactor: boolean
  /** The owner may require it of all staff: then there is no grace. */
  isAskedOfAll: boolean
  sinceMs: number
}

export type SecondFactorDuty =
  | { kind: 'none' }
  | { kind: 'met' }
  | { kind: 'grace'; daysLeft: number }
  | { kind: 'due' }

/** Says whether a staff member must set up a second factor now. The last day of the grace counts as one day left. */
export function secondFactorDuty(holder: FactorHolder, nowMs: number): SecondFactorDuty {
  const { role, hasFactor, isAskedOfAll, sinceMs } = holder
  if ((role === 'author' || role === 'editor') && !isAskedOfAll) return { kind: 'none' }
  if (hasFactor) return { kind: 'met' }
  if (isAskedOfAll) return { kind: 'due' }
  const leftMs = sinceMs + SECOND_FACTOR_GRACE_DAYS * DAY_MS - nowMs
  return leftMs > 0 ? { kind: 'grace', daysLeft: Math.ceil(leftMs / DAY_MS) } : { kind: 'due' }
}
