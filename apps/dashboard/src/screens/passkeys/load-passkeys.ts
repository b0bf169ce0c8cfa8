import type { Payload } from 'payload'
import type { AccountKind } from '#accounts/signed-in-as.ts'
import { adapterOf } from '#database/adapter.ts'

export type Passkey = {
  id: string
  credentialId: Buffer
  publicKey: Buffer
  userHandle: Buffer
  counter: number
  transports: string[]
  accountId: number
  name: string
  isBackedUp: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

const COLUMNS = `id, credential_id as "credentialId", public_key as "publicKey", user_handle as "userHandle",
  counter::float8 as counter, transports, account_id as "accountId", name, is_backed_up as "isBackedUp",
  created_at as "createdAt", last_used_at as "lastUsedAt"`

/** An account's passkeys, the oldest first. They decide who comes in, so they are asked where sessions are kept. */
export async function loadPasskeys(
  payload: Payload,
  { kind, id }: { kind: AccountKind; id: number },
): Promise<Passkey[]> {
  const { rows } = await adapterOf(payload).pool.query<Passkey>(
    `select ${COLUMNS} from shop.passkeys where kind = $1 and account_id = $2 order by created_at, id`,
    [kind, id],
  )
  return rows
}

export async function findPasskey(
  payload: Payload,
  kind: AccountKind,
  credentialId: Buffer,
): Promise<Passkey | null> {
  const { rows } = await adapterOf(payload).pool.query<Passkey>(
    `select ${COLUMNS} from shop.passkeys where kind = $1 and credential_id = $2`,
    [kind, credentialId],
  )
  return rows[0] ?? null
}
