import { catalogue, messageKeys } from '@rasteh/messages/catalogue'
import { checkPersianTrigrams, grantRights, migrateShop, renewMessages } from '@rasteh/shop-store/migrate'
import pg from 'pg'
import { migrateContent } from './migrate-content.ts'
import { migrateJobs } from './migrate-jobs.ts'

/** Any number will do, as long as everyone who migrates takes the same. */
const MIGRATION_LOCK = 7_201_115

export type MigrationReport = { content: number; shop: string[]; messages: number }

/**
 * Brings a database up to date: the content platform's schema, the queue's, the shop's, then who may
 * touch what, then the texts that are missing or worded anew. One lock: of two machines that deploy at once, one waits.
 */
export async function migrateDatabase(ownerUrl: string): Promise<MigrationReport> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'rasteh-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const content = await migrateContent(ownerUrl)
    await migrateJobs(ownerUrl)
    const shop = await migrateShop(client)
    await checkPersianTrigrams(client)
    await grantRights(client)
    const messages = await renewMessages(
      client,
      messageKeys.map((key) => ({ key, ...catalogue[key] })),
    )
    return { content, shop, messages }
  } finally {
    await client.end()
  }
}
