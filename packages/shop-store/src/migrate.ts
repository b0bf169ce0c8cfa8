export { checkPersianTrigrams } from './migrate/check-persian-trigrams.ts'
export { insertMissingMessages } from './migrate/insert-missing-messages.ts'
export { grantRights, migrateShop, readMigrations } from './migrate/migrate-shop.ts'
