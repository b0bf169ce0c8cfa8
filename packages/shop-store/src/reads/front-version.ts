import type { Database } from '../platform/pool.ts'

/** Grows with each change of what every page shows. */
export async function loadFrontVersion(database: Database): Promise<number> {
  const { rows } = await database.query<{ version: number }>({
    name: 'front-version',
    text: 'select version from shop.front_version',
  })
  return rows[0]?.version ?? 0
}
