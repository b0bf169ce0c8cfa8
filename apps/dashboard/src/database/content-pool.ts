import type { Payload, PayloadRequest } from 'payload'
import { callerIp } from '#cms-api/caller-header.ts'
import { adapterOf } from './adapter.ts'

export type Connection = {
  query: <Row = unknown>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}
/** The content platform's own connections, with the dashboard's rights: for rows that it owns and must not write itself. */
export type ContentPool = Connection & {
  connect: () => Promise<Connection & { release: () => void }>
  /** Whom the audit log names for what is done in its transactions. */
  actor?: { staffId: number; from: string }
}

export const poolOf = (payload: Payload): ContentPool => adapterOf(payload).pool as ContentPool

/** The same, in the name of the member of staff who asks. */
export function actingPool(req: PayloadRequest): ContentPool {
  const actor = { staffId: Number(req.user?.id), from: callerIp(req.headers) }
  return Object.assign(Object.create(poolOf(req.payload)) as ContentPool, { actor })
}

/** Runs `work` in one transaction: all of it happens or nothing. */
export async function inTransaction<Result>(
  pool: ContentPool,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    if (pool.actor) await nameActor(connection, pool.actor)
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

const nameActor = (connection: Connection, { staffId, from }: { staffId: number; from: string }) =>
  connection.query("select set_config('rasteh.staff', $1, true), set_config('rasteh.caller', $2, true)", [
    String(staffId),
    from,
  ])
