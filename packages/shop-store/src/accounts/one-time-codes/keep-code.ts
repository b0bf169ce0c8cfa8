import { CODE_LIFE_SECONDS, type CodePurpose } from '@rasteh/shop-core/account'
import type { Database } from '../../platform/pool.ts'
import { hashCode, sealCode } from './secrets.ts'

/** The queue whose worker sends codes; its jobs name a code and never say it. */
export const SEND_CODE_QUEUE = 'send-code'
export type SendCode = { codeId: string }

export type CodeToKeep = {
  identity: string
  purpose: CodePurpose
  code: string
  culture: string
  secret: string
  /** The hash of the token of the browser that asked: no other browser can try the code. */
  device?: Buffer | null
}

/** Stores a new code and queues its sending, both or neither: one statement. */
export async function keepCode(database: Database, given: CodeToKeep): Promise<void> {
  const { identity, purpose, culture, secret, code, device = null } = given
  await database.query({
    name: 'keep-code',
    text: `with kept as (
        insert into shop.one_time_codes (identity, purpose, code_hash, sealed_code, culture, expires_at, device_hash)
        values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second', $7) returning id
      )
      select shop.enqueue('${SEND_CODE_QUEUE}', jsonb_build_object('codeId', id)) from kept`,
    values: [
      identity,
      purpose,
      hashCode(secret, { identity, purpose, code }),
      sealCode(secret, code),
      culture,
      CODE_LIFE_SECONDS,
      device,
    ],
  })
}
