import { setTimeout } from 'node:timers/promises'
import { catalogue, messageKeys } from '@rasteh/messages/catalogue'
import { checkPersianTrigrams } from '@rasteh/shop-store/platform/migrate/check-persian-trigrams'
import { migrateShop } from '@rasteh/shop-store/platform/migrate/migrate-shop'
import { renewMessages } from '@rasteh/shop-store/platform/migrate/renew-messages'
import { limitSessions } from '@rasteh/shop-store/platform/migrate/session-limits'
import pg from 'pg'
import { migrateContent } from './migrate-content.ts'
import { migrateJobs } from './migrate-jobs.ts'

/** Any number will do, as long as everyone who migrates takes the same. */
export const MIGRATION_LOCK = 7_201_115
const LOOK_AGAIN_MS = 500

export type MigrationReport = { content: number; shop: string[]; messages: number }

/**
 * Brings a database up to date: the content platform's schema, the queue's, the shop's with its functions
 * and rights, then the texts that are missing or reworded. One lock: of two machines that deploy at once, one waits.
 */
export async function migrateDatabase(ownerUrl: string): Promise<MigrationReport> {
  const url = limitSessions(ownerUrl)
  const client = new pg.Client({ connectionString: url, application_name: 'rasteh-migrate' })
  await client.connect()
  try {
    await waitForTurn(client)
    const content = await migrateContent(url)
    await migrateJobs(url)
    const shop = await migrateShop(client)
    await checkPersianTrigrams(client)
    const messages = await renewMessages(
      client,
      messageKeys.map((key) => ({ key, ...catalogue[key] })),
    )
    return { content, shop, messages }
  } finally {
    await client.end()
  }
}

/** Asks again and again: a statement that waits for the lock would hold up the other's indexes, which wait for it in turn. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.mine) return
    await setTimeout(LOOK_AGAIN_MS)
  }
}
