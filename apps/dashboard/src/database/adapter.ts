import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** The database below the content platform, whose own type does not say which one it was given: PostgreSQL's, here. */
export const adapterOf = (payload: Payload): PostgresAdapter => payload.db as unknown as PostgresAdapter

/** The database as this request's own transaction sees it, so that what is written goes or stays with the save. */
export async function databaseOfSave(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<PostgresAdapter['drizzle']> {
  const adapter = adapterOf(req.payload)
  const transactionId = await req.transactionID
  const session = transactionId ? adapter.sessions[transactionId] : undefined
  return (session?.db as PostgresAdapter['drizzle'] | undefined) ?? adapter.drizzle
}
