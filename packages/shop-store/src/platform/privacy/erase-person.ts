import type { Pool } from '../pool.ts'
import type { Actor } from './export-person.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** Erases a customer: all of the list or nothing. False when there is no such customer, or no longer. */
export async function erasePerson(pool: Pool, customerId: number, actor: Actor): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Of two who ask at once, the second finds it done.
    await client.query("select pg_advisory_xact_lock(hashtext('shop.erase'), $1)", [customerId])
    const { rowCount } = await client.query(
      `select from public.customers c where c.id = $1
         and not exists (select from shop.erased_people e where e.customer_id = c.id)`,
      [customerId],
    )
    if (rowCount === 0) {
      await client.query('rollback')
      return false
    }
    for (const { forget } of PERSONAL_DATA) if (forget) await client.query(forget, [customerId])
    await client.query('select shop.forget_customer($1)', [customerId])
    await client.query(
      "select set_config('rasteh.caller', $4, true), shop.note_audit($1, $2, 'person-erase', $3, '{}')",
      [actor.kind, actor.id, `customer:${customerId}`, actor.from ?? ''],
    )
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
