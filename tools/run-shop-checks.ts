import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { shopEnvironment } from './services/settings.ts'

type Check = { name: string; broken: Record<string, unknown>[] }

/** Runs checks of the shop's database, prints each with the rows that break it, and ends with 1 where one is broken. */
export async function runShopChecks(
  name: string,
  check: (database: Pool) => Promise<Check[]>,
): Promise<never> {
  const url = process.env.DATABASE_SHOP_URL ?? shopEnvironment('rasteh').DATABASE_SHOP_URL ?? ''
  const database = openPool({ url, name, max: 1, readOnly: true })
  const checks = await check(database)
  await database.end()
  for (const { name: what, broken } of checks) {
    console.log(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${what}`)
    for (const row of broken.slice(0, 20)) console.log(`         ${JSON.stringify(row)}`)
  }
  const broken = checks.filter((each) => each.broken.length > 0).length
  console.log(`${checks.length - broken} hold, ${broken} broken`)
  process.exit(broken === 0 ? 0 : 1)
}
