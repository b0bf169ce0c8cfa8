import { setTimeout } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'
import type { Database } from './pool.ts'

/** A failover takes longer than a visitor waits for a page; a lost connection or a restarted proxy does not. */
const PAUSES_MS = [100, 400, 1_000]

/**
 * Runs a write that is idempotent by its key. A connection that breaks during the commit leaves the outcome unknown: then
 * the write is sent again on another connection, and that answer counts. While no server can be reached the error is
 * thrown, and a later request with the same key learns the outcome.
 */
export async function retryUnknownCommit<Answer>(
  database: Database,
  write: () => Promise<Answer>,
): Promise<Answer> {
  let isUnsure = false
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      const answer = await write()
      // Visible is not yet durable: a commit whose wait was cut off can be read and still be lost with its machine.
      if (isUnsure) await waitForStandby(database)
      return answer
    } catch (error) {
      if (!isDatabaseAway(error) || pauseMs === null) throw error
      isUnsure = true
      await setTimeout(pauseMs)
    }
  }
  throw new Error('the last pause is null')
}

/** A log record whose commit waits for a standby, and so for everything written before it. */
const waitForStandby = (database: Database) =>
  database.query("select pg_logical_emit_message(true, 'rasteh', 'kept')")
