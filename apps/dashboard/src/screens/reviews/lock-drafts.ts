import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'
import type { Reviewed } from './store.ts'

/** The number means nothing but this lock. */
const LOCK = 7_340_003

/**
 * A save of pages or news items: saves go on beside each other, but not while a review is answered. Those of one document wait
 * for each other, so that each begins with what the one before has left.
 */
export async function joinSaves(req: PayloadRequest, reviewed: Reviewed | null): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`)
  if (!reviewed) return
  const name = `draft:${reviewed.kind}:${reviewed.id}`
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Waits until no page or news item is being saved, and holds all saves until this transaction ends. */
export async function holdSaves(req: PayloadRequest): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}
