import { neighbourhoodOf, PASSWORD_GUESSES, type TryLimit } from '@rasteh/shop-core/account'
import { type AccountKind, type Device, toDeviceGuesser } from '@rasteh/shop-store/devices'
import { toGuesser } from '@rasteh/shop-store/guesser'
import type { Connection } from '../database/content-pool.ts'

export type PasswordTry = TryLimit & { guesser: string }
type Guessing = { kind: AccountKind; identity: string; address: string; known: Device | null }

/**
 * Whose wrong passwords are counted. On a device that the account has signed in on before: that device, for this
 * account. Everywhere else: the subnet, then all strangers at this customer together, or this subnet at this member of
 * staff. In this order, always.
 */
export function passwordTries({ kind, identity, address, known }: Guessing): PasswordTry[] {
  const { device, deviceDaily, address: bySubnet, account } = PASSWORD_GUESSES
  const who = `${kind} ${guesserOf(identity)}`
  if (known) {
    const guesser = toDeviceGuesser(known, who)
    return [
      { guesser, ...device },
      { guesser: `${guesser} of the day`, ...deviceDaily },
    ]
  }
  const subnet = `address ${neighbourhoodOf(address)}`
  if (kind === 'customers')
    return [
      { guesser: subnet, ...bySubnet },
      { guesser: `strangers at ${who}`, ...account },
    ]
  return [
    { guesser: subnet, ...bySubnet },
    { guesser: `${subnet} at ${who}`, ...PASSWORD_GUESSES.accountFromAddress },
    { guesser: `${subnet} at ${who} of the day`, ...PASSWORD_GUESSES.accountFromAddressDaily },
  ]
}

/** Somebody signed in who shows the present password again: nobody else counts there. */
export function sessionTries(sessionId: string): PasswordTry[] {
  return [{ guesser: `session ${guesserOf(sessionId)}`, ...PASSWORD_GUESSES.device }]
}

const guesserOf = (name: string) => toGuesser(process.env.RASTEH_SECRET ?? '', name)
const scopesOf = (tries: readonly PasswordTry[]) => tries.map(() => 'password')

/** Takes one try of each, or none and answers the seconds to wait. */
export async function takeTries(connection: Connection, tries: readonly PasswordTry[]): Promise<number> {
  const { rows } = await connection.query<{ wait: number }>(
    'select shop.take_tries($1, $2, $3, $4) as wait',
    [
      scopesOf(tries),
      tries.map(({ guesser }) => guesser),
      tries.map(({ seconds }) => seconds),
      tries.map(({ max }) => max),
    ],
  )
  return rows[0]?.wait ?? 0
}

/** Gives the tries back: the password was right. */
export async function giveBackTries(connection: Connection, tries: readonly PasswordTry[]): Promise<void> {
  await connection.query('select shop.give_back_tries($1, $2)', [
    scopesOf(tries),
    tries.map(({ guesser }) => guesser),
  ])
}
