import { migrateDatabase } from './migrate/migrate-database.ts'
import { DEV_DATABASE, shopEnvironment } from './services/settings.ts'

const ownerUrl = process.env.DATABASE_OWNER_URL ?? shopEnvironment(DEV_DATABASE).DATABASE_OWNER_URL ?? ''
const report = await migrateDatabase(ownerUrl)
console.log(`content: ${report.content} · shop: ${report.shop.length} · messages added: ${report.messages}`)
process.exit(0)
