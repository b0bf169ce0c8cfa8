import type { Database } from './pool.ts'

export type FailureLimit = { scope: string; attemptKey: string; windowSeconds: number; max: number }

/** Says whether any of these clients has reached its limit of failures: one statement, before the secret is compared. */
export async function hasTooManyFailures(
  database: Database,
  limits: readonly FailureLimit[],
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'failure-limits',
    text: `select from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as l (scope, guesser, seconds, max)
      join shop.guesses g on g.scope = l.scope and g.guesser = l.guesser
      where g.count >= l.max and g.window_started_at > now() - l.seconds * interval '1 second' limit 1`,
    values: columnsOf(limits),
  })
  return rowCount === 1
}

/** Counts one failure against each of the clients. */
export async function countFailure(database: Database, limits: readonly FailureLimit[]): Promise<void> {
  await database.query({
    name: 'count-failure',
    text: `select shop.count_guess(l.scope, l.guesser, l.seconds * interval '1 second')
      from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as l (scope, guesser, seconds, max) order by l.scope, l.guesser`,
    values: columnsOf(limits),
  })
}

/** How many failures of this client were counted within the window. */
export async function loadFailureCount(
  database: Database,
  limit: Omit<FailureLimit, 'max'>,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: 'load-count',
    text: `select count from shop.guesses where scope = $1 and guesser = $2
      and window_started_at > now() - $3 * interval '1 second'`,
    values: [limit.scope, limit.attemptKey, limit.windowSeconds],
  })
  return rows[0]?.count ?? 0
}

function columnsOf(limits: readonly FailureLimit[]): unknown[][] {
  return [
    limits.map(({ scope }) => scope),
    limits.map(({ attemptKey }) => attemptKey),
    limits.map(({ windowSeconds }) => windowSeconds),
    limits.map(({ max }) => max),
  ]
}
