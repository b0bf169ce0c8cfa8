import { CODE_ATTEMPTS_MAX, type CodePurpose, TICKET_LIFE_SECONDS } from '@rasteh/shop-core/account'
import type { Database } from '../../platform/pool.ts'
import { hashCode, newTicket } from './secrets.ts'

export type CodeToCheck = {
  identity: string
  purpose: CodePurpose
  code: string
  secret: string
  /** The hash of the browser's token: only the code that it asked for is tried. */
  device?: Buffer | null
}

/**
 * Exchanges a right code for a ticket; null for a wrong, used, worn-out or old one, and where this browser asked for
 * none. One statement, right once.
 */
export async function checkCode(database: Database, given: CodeToCheck): Promise<string | null> {
  const { identity, purpose, secret, code, device = null } = given
  const { ticket, hash } = newTicket()
  const { rows } = await database.query<{ isRight: boolean }>({
    name: 'check-code',
    text: 'select shop.check_code($1, $2, $3, $4, $5, $6, $7) as "isRight"',
    values: [
      identity,
      purpose,
      device,
      hashCode(secret, { identity, purpose, code }),
      CODE_ATTEMPTS_MAX,
      hash,
      TICKET_LIFE_SECONDS,
    ],
  })
  return rows[0]?.isRight ? ticket : null
}
