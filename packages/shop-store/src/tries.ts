import type { TryLimit } from '@rasteh/shop-core/account'
import type { Database } from './pool.ts'

/** One limit as it holds for one guesser: a number, an address, or everybody together. */
export type Try = TryLimit & { scope: string; guesser: string }

/** Takes one try of each limit, or none and answers the seconds to wait. Addresses come first, numbers last. */
export async function takeTries(database: Database, tries: readonly Try[]): Promise<number> {
  if (tries.length === 0) return 0
  const { rows } = await database.query<{ wait: number }>({
    name: 'take-tries',
    text: 'select shop.take_tries($1, $2, $3, $4) as wait',
    values: [
      tries.map(({ scope }) => scope),
      tries.map(({ guesser }) => guesser),
      tries.map(({ seconds }) => seconds),
      tries.map(({ max }) => max),
    ],
  })
  return rows[0]?.wait ?? 0
}

/** Gives the tries back: what was tried was right. */
export async function giveBackTries(database: Database, tries: readonly Try[]): Promise<void> {
  await database.query({
    name: 'give-back-tries',
    text: 'select shop.give_back_tries($1, $2)',
    values: [tries.map(({ scope }) => scope), tries.map(({ guesser }) => guesser)],
  })
}
