import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'
import { adapterOf } from '#database/adapter.ts'

/** Gives a new module its number and leaves that of an old one alone. */
export const keepModuleId: FieldHook = async ({ value, req }) => {
  if (typeof value === 'number') return value
  const { rows } = await adapterOf(req.payload).drizzle.execute<{ id: number }>(
    sql`select nextval('public.module_ids')::int as id`,
  )
  return rows[0]?.id
}
