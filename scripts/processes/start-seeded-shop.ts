import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { postgresClient, startPostgres } from '../services/postgres.ts'
import { startRedis } from '../services/redis.ts'
import { databaseUrl, devRoles, ports, ROOT, shopEnvironment } from '../services/settings.ts'
import { type RunningShop, startShop } from './start-shop.ts'

const DATABASE = 'rasteh_e2e'

/** What the shop of the journeys wrote; after them it is searched for secrets. */
export const SEEDED_LOGS = join(ROOT, 'test-results-logs')

export const SEEDED_ORIGIN = `http://localhost:${ports.e2eWeb}`

/** The built shop on a seeded database of its own that is made anew each time: for browser tests and pictures. */
export async function startSeededShop(): Promise<RunningShop> {
  const env = shopEnvironment(DATABASE)
  startPostgres()
  startRedis()
  const sql = (statement: string) => postgresClient('psql', ['-q', '-d', 'postgres', '-c', statement])
  sql(`drop database if exists ${DATABASE} with (force)`)
  sql(`create database ${DATABASE} owner ${devRoles.owner.name}`)
  for (const script of ['migrate.ts', 'seed.ts']) {
    const scriptEnv = { ...process.env, ...env, DATABASE_OWNER_URL: databaseUrl('owner', DATABASE) }
    execFileSync(process.execPath, [join(ROOT, 'scripts', script)], { env: scriptEnv, stdio: 'inherit' })
  }
  return startShop({
    origin: SEEDED_ORIGIN,
    webPort: ports.e2eWeb,
    shopApiPort: ports.e2eShopApi,
    env: {
      ...env,
      CHANGES_PER_MINUTE: '100000',
      CODES_PER_ADDRESS: '100000',
      RASTEH_PARTS_PAGE: 'open',
    },
    production: true,
    logDirectory: SEEDED_LOGS,
  })
}
