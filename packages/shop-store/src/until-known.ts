import { setTimeout } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'
import type { Database } from './pool.ts'

/** A failover takes longer than anybody waits before a page; a broken line or a restarted proxy does not. */
const PAUSES_MS = [100, 400, 1_000]

/**
 * Runs a write that finds itself by its key when it is sent again. A line that breaks in the moment of the commit
 * leaves it unknown: then it is sent once more on another line, and what that one says is the truth. While nobody can
 * be reached the failure is thrown on, and whoever asks again with the same key learns it then.
 */
export async function untilKnown<Answer>(database: Database, write: () => Promise<Answer>): Promise<Answer> {
  let isUnsure = false
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      const answer = await write()
      // Seen is not yet kept: a commit whose wait was broken off can be read and still be lost with its machine.
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

/** A word in the log whose commit waits for a standby, and with it for all that was written before. */
const waitForStandby = (database: Database) =>
  database.query("select pg_logical_emit_message(true, 'rasteh', 'kept')")
