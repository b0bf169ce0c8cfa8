import type { AttemptLimit as Limit } from '@rasteh/shop-core/account'
import type { Database } from './pool.ts'

/** One limit for one client: an account, an IP subnet, or all clients together. */
export type AttemptLimit = Limit & { scope: string; attemptKey: string }

/** Takes one attempt of each limit, or none and returns the seconds to wait. IP subnets come first, accounts last. */
export async function takeAttempts(database: Database, limits: readonly AttemptLimit[]): Promise<number> {
  if (limits.length === 0) return 0
  const { rows } = await database.query<{ wait: number }>({
    name: 'take-attempts',
    text: 'select shop.take_tries($1, $2, $3, $4) as wait',
    values: [
      limits.map(({ scope }) => scope),
      limits.map(({ attemptKey }) => attemptKey),
      limits.map(({ seconds }) => seconds),
      limits.map(({ max }) => max),
    ],
  })
  return rows[0]?.wait ?? 0
}

/** Gives the attempts back after a success. */
export async function giveBackAttempts(database: Database, limits: readonly AttemptLimit[]): Promise<void> {
  await database.query({
    name: 'give-back-attempts',
    text: 'select shop.give_back_tries($1, $2)',
    values: [limits.map(({ scope }) => scope), limits.map(({ attemptKey }) => attemptKey)],
  })
}
