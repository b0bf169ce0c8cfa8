import type { Database } from './pool.ts'

export type MarkName = 'backup' | 'edge' | 'worker'

/** Notes that something happened just now, and what it said; the mark before it is forgotten. */
export async function leaveMark(database: Database, name: MarkName, facts: Record<string, unknown>) {
  await database.query({
    name: 'leave-mark',
    text: `insert into shop.marks (name, at, facts) values ($1, now(), $2)
      on conflict (name) do update set at = excluded.at, facts = excluded.facts`,
    values: [name, JSON.stringify(facts)],
  })
}
