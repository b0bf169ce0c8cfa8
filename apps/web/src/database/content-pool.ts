import type { Payload } from 'payload'
import { adapterOf } from '../database/adapter.ts'

export type Connection = {
  query: <Row = unknown>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}
/** The content platform's own connections, with web's rights: for rows that it owns and must not write by its own way. */
export type ContentPool = Connection & { connect: () => Promise<Connection & { release: () => void }> }

export const poolOf = (payload: Payload): ContentPool => adapterOf(payload).pool as ContentPool

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
