import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { UnknownCommit } from './database-away.ts'
import { registerPool } from './open-pools.ts'

export type Database = pg.Pool | pg.ClientBase
export type { Pool } from 'pg'

type PoolOptions = {
  url: string
  /** Shown in pg_stat_activity and in the server's log. */
  name: string
  max: number
  readOnly?: boolean
  /** The limit for a statement: a connection may be dead without an error. No limit when it is absent. */
  deadlineMs?: number
}

/** Opens a pool whose numbers come out as numbers and whose prepared statements keep one plan. */
export function openPool({ url, name, max, readOnly = false, deadlineMs }: PoolOptions): pg.Pool {
  // With array parameters PostgreSQL plans a prepared statement on every call unless this setting forbids it.
  const settings = ['-c plan_cache_mode=force_generic_plan', '-c jit=off']
  if (readOnly) settings.push('-c default_transaction_read_only=on')
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    options: settings.join(' '),
    connectionTimeoutMillis: 5_000,
    ...(deadlineMs && { query_timeout: deadlineMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: surviveLoss,
    types: { getTypeParser },
  })
  // An idle connection that the server ends must not end the process; the next query opens another.
  pool.on('error', () => {})
  registerPool(name, pool)
  return pool
}

/** A connection that is lost at work fails its statement and nothing else. For each new connection of a pool. */
export function surviveLoss(client: EventEmitter): void {
  client.on('error', () => {})
  client.on('notice', ({ routine }: { routine?: string }) => {
    // The server calls such a commit done. No standby has confirmed it, so here it counts as a lost connection.
    if (routine === 'SyncRepWaitForLSN') (client as pg.Client).connection.emit('error', new UnknownCommit())
  })
}

const INT8 = 20
const NUMERIC = 1700

/** Amounts are whole Rials within the safe range; anything else is a fault, not a rounding. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8 || oid === NUMERIC) return toSafeNumber
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser

function toSafeNumber(text: string): number {
  const number = Number(text)
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    throw new RangeError('a number from the database is too large')
  return number
}
