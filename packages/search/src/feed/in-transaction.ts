import type { Database, Pool } from '@rasteh/shop-store/platform/pool'

/** Works in a transaction of a connection of its own. A connection that cannot roll back is not used again. */
export async function inTransaction<Answer>(
  pool: Pool,
  work: (client: Database) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    return answer
  } catch (error) {
    isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.release(isBroken)
  }
}
