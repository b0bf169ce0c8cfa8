import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'

/** Gives a new module its number and leaves that of an old one alone. */
export const keepModuleId: FieldHook = async ({ value, req }) => {
  if (typeof value === 'number') return value
  // Payload's own type says less than the adapter that is configured.
  const adapter = req.payload.db as unknown as PostgresAdapter
  const { rows } = await adapter.drizzle.execute<{ id: number }>(
    sql`select nextval('public.module_ids')::int as id`,
  )
  return rows[0]?.id
}
