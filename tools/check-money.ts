import { checkMoney } from '@rasteh/shop-store/payments/check-money'
import { openPool } from '@rasteh/shop-store/platform/pool'
import { shopEnvironment } from './services/settings.ts'

/** Says whether every order, payment, unit, code and point adds up; exits non-zero and shows the rows that do not. */
const url = process.env.DATABASE_SHOP_URL ?? shopEnvironment('rasteh').DATABASE_SHOP_URL ?? ''
const database = openPool({ url, name: 'rasteh-check-money', max: 1, readOnly: true })
const checks = await checkMoney(database)
await database.end()
for (const { name, broken } of checks) {
  console.log(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${name}`)
  for (const row of broken.slice(0, 20)) console.log(`         ${JSON.stringify(row)}`)
}
const broken = checks.filter((check) => check.broken.length > 0).length
console.log(`${checks.length - broken} hold, ${broken} broken`)
process.exit(broken === 0 ? 0 : 1)
