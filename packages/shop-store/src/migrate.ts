export { checkPersianTrigrams } from './migrate/check-persian-trigrams.ts'
export { grantRights, migrateShop, readMigrations } from './migrate/migrate-shop.ts'
export { renewMessages } from './migrate/renew-messages.ts'
