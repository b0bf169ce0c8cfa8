import type { Database } from './pool.ts'

export type DatabaseClock = {
  /** The database's time, to about a tenth of a second. */
  nowMs(): number
  stop(): void
}

const READ_EVERY_MS = 10_000
/** A reading that took longer says too little about the moment it was made. */
const SLOW_MS = 200

/**
 * The time that decides: the database's, read now and then and carried on between by a monotonic clock. A server
 * whose own clock is minutes off, or leaps, decides as all the others.
 */
export async function openDatabaseClock(database: Database): Promise<DatabaseClock> {
  let { databaseMs, readAt } = await readClock(database)
  const timer = setInterval(async () => {
    // A database that does not answer now is read the next time; the clock goes on meanwhile.
    const read = await readClock(database).catch(() => null)
    if (read && read.tookMs <= SLOW_MS) ({ databaseMs, readAt } = read)
  }, READ_EVERY_MS).unref()
  return {
    nowMs: () => Math.round(databaseMs + performance.now() - readAt),
    stop: () => clearInterval(timer),
  }
}

async function readClock(database: Database) {
  const askedAt = performance.now()
  const { rows } = await database.query<{ ms: number }>({
    name: 'database-clock',
    text: 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  })
  const answeredAt = performance.now()
  return {
    databaseMs: rows[0]?.ms ?? Date.now(),
    readAt: (askedAt + answeredAt) / 2,
    tookMs: answeredAt - askedAt,
  }
}
