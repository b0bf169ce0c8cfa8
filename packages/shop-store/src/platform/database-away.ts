/** Of PostgreSQL: it is ending, starting or out of room, its disk fails, it has become a standby, or the line broke. */
const AWAY_CODES = /^(57P0[1-5]|25006|53...|58...|08...)$/

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What the driver says in words alone. */
const DRIVER_WORDS =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/** A commit that may not have reached a standby; it could be lost with its machine. */
export class UnknownCommit extends Error {
  constructor() {
    super('the wait for a standby was broken off')
  }
}

/**
 * Whether a statement failed because the database could not be reached, not because of what it said. It may have been
 * done all the same: only who looks again knows.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof UnknownCommit) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && AWAY_CODES.test(code)) return true
  // Of calls to others, such as banks, these codes say nothing about the database; the driver's carry a system call.
  if (typeof code === 'string' && SOCKET_CODES.has(code)) return typeof syscall === 'string'
  return DRIVER_WORDS.test(error.message) || isDatabaseAway(error.cause)
}
