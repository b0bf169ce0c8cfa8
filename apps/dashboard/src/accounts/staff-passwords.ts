import type { Connection } from '#database/content-pool.ts'
import type { KeptPassword } from './passwords.ts'

export type StaffWithPassword = KeptPassword & { id: number }

/** The member of staff of an e-mail with the password that is kept of them. */
export async function findStaffWithPassword(
  connection: Connection,
  email: string,
): Promise<StaffWithPassword | null> {
  const { rows } = await connection.query<StaffWithPassword>(
    'select id, hash, salt from public.staff where email = $1',
    [email],
  )
  return rows[0] ?? null
}
