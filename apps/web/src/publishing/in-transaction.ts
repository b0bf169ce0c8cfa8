import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** The database as this request's own transaction sees it, so that what is written goes or stays with the save. */
export async function inTransaction(req: PayloadRequest): Promise<PostgresAdapter['drizzle']> {
  // Payload's own type says less than the adapter that is configured.
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transactionId = await req.transactionID
  const session = transactionId ? adapter.sessions[transactionId] : undefined
  return (session?.db as PostgresAdapter['drizzle'] | undefined) ?? adapter.drizzle
}
