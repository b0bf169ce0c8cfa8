import { neighbourhoodOf, PASSWORD_GUESSES } from '@rasteh/shop-core/account'
import type { Connection } from '../database/content-pool.ts'

export type PasswordTries = { scopes: string[]; guessers: string[]; seconds: number[]; max: number[] }

/** Whose wrong passwords are counted: the address's neighbourhood, all together, the number. In this order, always. */
export function passwordTries(address: string, identity: string): PasswordTries {
  const { address: byAddress, overall, number } = PASSWORD_GUESSES
  const limits = [byAddress, overall, number]
  return {
    scopes: limits.map(() => 'password'),
    guessers: [`address ${neighbourhoodOf(address)}`, 'all', `number ${identity}`],
    seconds: limits.map(({ seconds }) => seconds),
    max: limits.map(({ max }) => max),
  }
}

/** Takes one try of each, or none and answers the seconds to wait. */
export async function takeTries(connection: Connection, tries: PasswordTries): Promise<number> {
  const { scopes, guessers, seconds, max } = tries
  const { rows } = await connection.query<{ wait: number }>(
    'select shop.take_tries($1, $2, $3, $4) as wait',
    [scopes, guessers, seconds, max],
  )
  return rows[0]?.wait ?? 0
}

/** Gives the tries back: the password was right. */
export async function giveBackTries(connection: Connection, tries: PasswordTries): Promise<void> {
  await connection.query('select shop.give_back_tries($1, $2)', [tries.scopes, tries.guessers])
}
