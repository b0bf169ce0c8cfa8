import type { Payload } from 'payload'

export type Connection = {
  query: <Row = unknown>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}
/** The content platform's own connections, with web's rights: imports write the rows that it owns. */
export type ContentPool = Connection & { connect: () => Promise<Connection & { release: () => void }> }

// Payload's type of its database does not tell which one it was given; here it is always PostgreSQL's.
export const poolOf = (payload: Payload): ContentPool => (payload.db as unknown as { pool: ContentPool }).pool

/** Runs `work` in one transaction: all of it happens or nothing. */
export async function inTransaction<Result>(
  pool: ContentPool,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback')
    throw error
  } finally {
    connection.release()
  }
}
