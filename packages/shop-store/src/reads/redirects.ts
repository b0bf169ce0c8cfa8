import type { Database } from '../platform/pool.ts'

export type Redirect = { to: string; isPermanent: boolean }

/** Where an old address leads now, by any of the forms in which it may be written; one read of a unique index. */
export async function loadRedirect(database: Database, forms: readonly string[]): Promise<Redirect | null> {
  const { rows } = await database.query<Redirect>({
    name: 'redirect',
    text: `select "to", is_permanent as "isPermanent" from public.redirects
      where "from" = any($1) order by length("from") desc limit 1`,
    values: [forms],
  })
  return rows[0] ?? null
}
