import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

/** The number means nothing but this lock. */
const LOCK = 7_340_003

/** A save of a page or a news item: saves go on beside each other, but not while a review is answered. */
export async function joinSaves(req: PayloadRequest): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`)
}

/** Waits until no page or news item is being saved, and holds all saves until this transaction ends. */
export async function holdSaves(req: PayloadRequest): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}
