import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

/** One save at a time changes what leads where; the number means nothing but this. */
const LOCK = 7_340_002

/** Waits for the lock to change paths, which is held until the transaction of the save ends. */
export async function lockPaths(req: PayloadRequest): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}
