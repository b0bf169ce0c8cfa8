import type { Payload } from 'payload'
import { adapterOf } from '#database/adapter.ts'

const EVERY_MS = 2_000
const JOBS_A_ROUND = 50
/** One process at a time publishes; the number means nothing but this. */
const LOCK = 7_340_001

const DUE = `select from public.payload_jobs
  where completed_at is null and not coalesce(has_error, false) and (wait_until is null or wait_until <= now()) limit 1`

/** No other process publishes while the lock is held, so a job that is marked as running was left by a crash. */
const TAKE_UP_AGAIN = `update public.payload_jobs set processing = false where processing and completed_at is null`

/**
 * Publishes what is due. Payload hands one job to two runners (it looks, then marks), so a lock in the database lets
 * only one process of all run its jobs.
 */
export async function publishDue(payload: Payload): Promise<boolean> {
  const { pool } = adapterOf(payload)
  const { rowCount } = await pool.query(DUE)
  if (!rowCount) return false
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${LOCK}) as locked`)
    if (!rows[0]?.locked) return false
    await client.query(TAKE_UP_AGAIN)
    await payload.jobs.run({ limit: JOBS_A_ROUND })
    await client.query(`select pg_advisory_unlock(${LOCK})`)
    return true
  } finally {
    client.release()
  }
}

/** Looks for due publications again and again, one round after the other. */
export function startPublishing(payload: Payload): { stop: () => void } {
  let timer: NodeJS.Timeout
  const round = async () => {
    await publishDue(payload).catch((error: unknown) => payload.logger.error(error))
    timer = setTimeout(round, EVERY_MS).unref()
  }
  timer = setTimeout(round, EVERY_MS).unref()
  return { stop: () => clearTimeout(timer) }
}
