import type { Migration } from 'payload'
import { openContentAsSystem } from '../content.ts'

/** Runs the content platform's own migrations; it takes no lock itself, so the caller holds one. */
export async function migrateContent(ownerUrl: string): Promise<number> {
  const { payload, close } = await openContentAsSystem(ownerUrl)
  const { migrations } = await import('@rasteh/dashboard/migrations')
  // The adapter's own type asks for less than its migrations are given.
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await close()
  return migrations.length
}
