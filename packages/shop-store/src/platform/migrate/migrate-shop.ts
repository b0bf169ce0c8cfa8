import type { ClientBase } from 'pg'
import { applyFunctions, createNeededFirst } from './apply-functions.ts'
import { planMigrations, runMigrations } from './run-migrations.ts'

/**
 * Brings schema shop up to date: tables by the migrations that have not run, then all functions and rights as they are in
 * the tree. Returns the names of the migrations that ran.
 */
export async function migrateShop(client: ClientBase): Promise<string[]> {
  // What is refused is refused before the first change.
  await planMigrations(client)
  await createNeededFirst(client)
  const ran = await runMigrations(client)
  await applyFunctions(client)
  return ran
}
