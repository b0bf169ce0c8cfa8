import type { Database } from '../../platform/pool.ts'
import { unsealCode } from './secrets.ts'

export type CodeToSend = { identity: string; code: string; culture: string }

/**
 * Takes a code for sending: no other worker can, and one whose worker died is not taken again, because it may
 * have been sent. A code that is old, used or followed by a newer one is not worth sending: null.
 */
export async function claimCode(
  database: Database,
  codeId: string,
  secret: string,
): Promise<CodeToSend | null> {
  const { rows } = await database.query<{ identity: string; culture: string; sealed: Buffer }>({
    name: 'claim-code',
    text: `update shop.one_time_codes c set delivery = 'sending'
      where c.id = $1 and c.delivery = 'queued' and c.expires_at > now() and c.used_at is null and c.sealed_code is not null
        and not exists (select from shop.one_time_codes n
          where n.identity = c.identity and n.purpose = c.purpose and n.id > c.id
            and n.device_hash is not distinct from c.device_hash)
      returning c.identity, c.culture, c.sealed_code as sealed`,
    values: [codeId],
  })
  if (!rows[0]) return null
  const { identity, culture, sealed } = rows[0]
  return { identity, culture, code: unsealCode(secret, sealed) }
}

/** Notes what became of it. Only a code that will be tried again keeps its text. */
export async function noteDelivery(
  database: Database,
  codeId: string,
  delivery: 'sent' | 'failed' | 'queued',
): Promise<void> {
  await database.query({
    name: 'note-delivery',
    text: `update shop.one_time_codes set delivery = $2,
        sealed_code = case when $2 = 'queued' then sealed_code end
      where id = $1 and delivery = 'sending'`,
    values: [codeId, delivery],
  })
}
