import { createHash } from 'node:crypto'
import type { CodePurpose } from '@rasteh/shop-core/account'
import type { Connection } from '#database/content-pool.ts'

/** Takes a ticket and answers whose it is; null when there is none, or no longer. */
export async function redeemTicket(
  connection: Connection,
  ticket: string,
  purpose: CodePurpose,
): Promise<string | null> {
  const hash = createHash('sha256').update(ticket).digest()
  const { rows } = await connection.query<{ identity: string | null }>(
    'select shop.redeem_ticket($1, $2) as identity',
    [hash, purpose],
  )
  return rows[0]?.identity ?? null
}
