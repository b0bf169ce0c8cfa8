import { type AttemptLimit, PASSWORD_ATTEMPTS } from '@rasteh/shop-core/account'
import { subnetOf } from '@rasteh/shop-core/client-ip'
import type { AccountKind, Device } from '@rasteh/shop-store/accounts/devices'
import { toDeviceKey } from '@rasteh/shop-store/accounts/devices'
import { toIdentityKey } from '@rasteh/shop-store/platform/identity-key'
import type { Connection } from '#database/content-pool.ts'

export type PasswordAttempt = AttemptLimit & { attemptKey: string }
type SignInAttempt = { kind: AccountKind; identity: string; ip: string; known: Device | null }

/**
 * Whose wrong passwords are counted. On a device that the account has signed in on before: that device, for this
 * account. Everywhere else: the subnet, then all strangers at this customer together, or this subnet at this member of
 * staff. In this order, always.
 */
export function passwordAttempts({ kind, identity, ip, known }: SignInAttempt): PasswordAttempt[] {
  const { device, deviceDaily, address: bySubnet, account } = PASSWORD_ATTEMPTS
  const who = `${kind} ${identityKeyOf(identity)}`
  if (known) {
    const attemptKey = toDeviceKey(known, who)
    return [
      { attemptKey, ...device },
      { attemptKey: `${attemptKey} of the day`, ...deviceDaily },
    ]
  }
  const subnet = `address ${subnetOf(ip)}`
  if (kind === 'customers')
    return [
      { attemptKey: subnet, ...bySubnet },
      { attemptKey: `strangers at ${who}`, ...account },
    ]
  return [
    { attemptKey: subnet, ...bySubnet },
    { attemptKey: `${subnet} at ${who}`, ...PASSWORD_ATTEMPTS.accountFromAddress },
    { attemptKey: `${subnet} at ${who} of the day`, ...PASSWORD_ATTEMPTS.accountFromAddressDaily },
  ]
}

/** A signed-in person who gives the present password again: no other person's attempts count there. */
export function sessionAttempts(sessionId: string): PasswordAttempt[] {
  return [{ attemptKey: `session ${identityKeyOf(sessionId)}`, ...PASSWORD_ATTEMPTS.device }]
}

const identityKeyOf = (name: string) => toIdentityKey(process.env.RASTEH_SECRET ?? '', name)
const scopesOf = (attempts: readonly PasswordAttempt[]) => attempts.map(() => 'password')

/** Takes one attempt of each, or none and answers the seconds to wait. */
export async function takeAttempts(
  connection: Connection,
  attempts: readonly PasswordAttempt[],
): Promise<number> {
  const { rows } = await connection.query<{ wait: number }>(
    'select shop.take_tries($1, $2, $3, $4) as wait',
    [
      scopesOf(attempts),
      attempts.map(({ attemptKey }) => attemptKey),
      attempts.map(({ seconds }) => seconds),
      attempts.map(({ max }) => max),
    ],
  )
  return rows[0]?.wait ?? 0
}

/** Gives the attempts back: the password was right. */
export async function giveBackAttempts(
  connection: Connection,
  attempts: readonly PasswordAttempt[],
): Promise<void> {
  await connection.query('select shop.give_back_tries($1, $2)', [
    scopesOf(attempts),
    attempts.map(({ attemptKey }) => attemptKey),
  ])
}
