/**
 * The platform's own lock, turned off: a stranger who guesses wrong would lock the account for its owner. Wrong passwords
 * are counted before the platform sees them (try-password.ts). With 0 attempts it would also drop its two columns,
 * which the release before still writes.
 */
export const NEVER_LOCKS = { maxLoginAttempts: Number.MAX_SAFE_INTEGER, lockTime: 0 } as const
