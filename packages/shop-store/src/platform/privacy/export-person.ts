import type { Pool } from '../pool.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** A person's data, by the table it lies in. */
export type PersonExport = Record<string, object[]>
/** Who asks, and from which address. */
export type Actor = { kind: 'customer' | 'staff'; id: number; from?: string }

/** Everything that the shop keeps about a customer, as it stood in one moment; it is written down who asked. */
export async function exportPerson(pool: Pool, customerId: number, actor: Actor): Promise<PersonExport> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    const data: PersonExport = {}
    for (const { table, give } of PERSONAL_DATA) {
      if (!give) continue
      const { rows } = await client.query<{ row: object }>(give, [customerId])
      data[table] = rows.map(({ row }) => row)
    }
    await client.query(
      "select set_config('rasteh.caller', $4, true), shop.note_audit($1, $2, 'person-export', $3, '{}')",
      [actor.kind, actor.id, `customer:${customerId}`, actor.from ?? ''],
    )
    await client.query('commit')
    return data
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
