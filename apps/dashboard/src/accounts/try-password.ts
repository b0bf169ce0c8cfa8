import { type AccountKind, isKnownDevice } from '@rasteh/shop-store/accounts/devices'
import { callerIp } from '#cms-api/caller-header.ts'
import type { Connection } from '#database/content-pool.ts'
import { callingDevice } from './devices.ts'
import { BUSY_SECONDS, QueueFull } from './limiter.ts'
import { giveBackAttempts, passwordAttempts, takeAttempts } from './password-attempts.ts'
import { isPassword, type KeptPassword } from './passwords.ts'

type Given = { kind: AccountKind; identity: string; password: string; headers: Headers }
export type PasswordOutcome<Account> =
  | { kind: 'right'; account: Account }
  | { kind: 'wrong' }
  | { kind: 'too-many'; waitSeconds: number }

/**
 * Tries a password. An attempt is taken before anything is looked at and given back if it was right; one hash is computed,
 * also where there is no such account. On a device that the account knows, no other person's attempts count, and no other's
 * hashes are waited for.
 */
export async function tryPassword<Account extends KeptPassword>(
  connection: Connection,
  given: Given,
  load: () => Promise<Account | null>,
): Promise<PasswordOutcome<Account>> {
  const { kind, identity, password, headers } = given
  const device = callingDevice(headers)
  const isKnown = await isKnownDevice(connection, device, { kind, identity })
  const ip = callerIp(headers)
  const attempts = passwordAttempts({ kind, identity, ip, known: isKnown ? device : null })
  const waitSeconds = await takeAttempts(connection, attempts)
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  const account = await load()
  const isRight = await isPassword(account, password, { isFirst: isKnown }).catch(toBusy)
  if (isRight === 'busy' || isRight) await giveBackAttempts(connection, attempts)
  if (isRight === 'busy') return { kind: 'too-many', waitSeconds: BUSY_SECONDS }
  return isRight && account ? { kind: 'right', account } : { kind: 'wrong' }
}

function toBusy(error: unknown): 'busy' {
  if (error instanceof QueueFull) return 'busy'
  throw error
}
