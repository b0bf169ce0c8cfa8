/**
 * How long a statement of a migration may wait for a lock. While it waits, everybody who comes after it waits too, so a shop
 * that sells notices no more than this.
 */
const LOCK_MS = 5_000
/** Nothing takes as long as this, not even an index of a large table. */
const STATEMENT_MS = 3_600_000
/** An index that is built beside the shop's work waits for old transactions (a backup's, say) and blocks no other session. */
const CONCURRENT_LOCK_MS = 600_000

const limitsOf = (lockMs: number) => `set lock_timeout = ${lockMs}; set statement_timeout = ${STATEMENT_MS};`

/** What is said to the database before a migration. squawk reads it before each file (tools/lint-migrations.ts). */
export const SESSION_LIMITS = limitsOf(LOCK_MS)
export const CONCURRENT_LIMITS = limitsOf(CONCURRENT_LOCK_MS)

/** The same limits in an address, for those who open connections themselves: the content platform and the queue. */
export function limitSessions(url: string): string {
  const limited = new URL(url)
  limited.searchParams.set('lock_timeout', String(LOCK_MS))
  limited.searchParams.set('statement_timeout', String(STATEMENT_MS))
  return limited.href
}
