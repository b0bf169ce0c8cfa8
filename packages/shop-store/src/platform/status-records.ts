import type { Database } from './pool.ts'

export type StatusRecordName = 'backup' | 'edge' | 'worker'

/** Stores that something happened now, with its facts, in place of the earlier record. */
export async function saveStatusRecord(
  database: Database,
  name: StatusRecordName,
  facts: Record<string, unknown>,
) {
  await database.query({
    name: 'save-status-record',
    text: `insert into shop.marks (name, at, facts) values ($1, now(), $2)
      on conflict (name) do update set at = excluded.at, facts = excluded.facts`,
    values: [name, JSON.stringify(facts)],
  })
}
