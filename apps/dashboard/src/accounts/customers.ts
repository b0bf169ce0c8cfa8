import { toIdentity } from '@rasteh/shop-core/account'
import type { Connection } from '#database/content-pool.ts'

export type KnownCustomer = { id: number; email: string | null; username: string | null; isNew: boolean }

/**
 * The customer of this mobile or e-mail, made if there is none: the person who could read the code is its owner. Of any
 * number at once one makes the row and all find it.
 */
export async function findOrMakeCustomer(connection: Connection, identity: string): Promise<KnownCustomer> {
  const column = columnOf(identity)
  const { rows: made } = await connection.query<KnownCustomer>(
    `insert into public.customers (${column}) values ($1) on conflict do nothing
     returning id, email, username, true as "isNew"`,
    [identity],
  )
  if (made[0]) return made[0]
  const { rows } = await connection.query<KnownCustomer>(
    `select id, email, username, false as "isNew" from public.customers where ${column} = $1`,
    [identity],
  )
  if (!rows[0]) throw new Error('a customer was neither made nor found')
  return rows[0]
}

/** The username is the mobile. Nothing but these two words ever reaches a statement. */
export function columnOf(identity: string): 'username' | 'email' {
  return toIdentity(identity)?.kind === 'email' ? 'email' : 'username'
}
