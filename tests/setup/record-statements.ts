import type { Payload } from 'payload'
import type pg from 'pg'

export type SentStatement = { text: string; values: unknown[] }

type Sent = string | { text?: string; values?: unknown[] }

/** Records what the content platform sends to PostgreSQL, by its pool or inside a transaction, until it is stopped. */
export function recordStatements(payload: Payload): { stop: () => SentStatement[] } {
  // The platform types its database by what all kinds have in common; ours has a pool.
  const { pool } = payload.db as unknown as { pool: pg.Pool }
  const sent: SentStatement[] = []
  const { query } = pool
  pool.query = ((statement: Sent, values?: unknown[], ...rest: unknown[]) => {
    sent.push(written(statement, values))
    return (query as (...given: unknown[]) => unknown).call(pool, statement, values, ...rest)
  }) as typeof pool.query
  return {
    stop: () => {
      pool.query = query
      return sent
    },
  }
}

function written(statement: Sent, values: unknown[] = []): SentStatement {
  if (typeof statement === 'string') return { text: statement, values }
  return { text: statement.text ?? '', values: statement.values ?? values }
}
