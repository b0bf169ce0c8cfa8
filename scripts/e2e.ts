import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startShop } from './processes/start-shop.ts'
import { postgresClient, startPostgres } from './services/postgres.ts'
import { startRedis } from './services/redis.ts'
import { databaseUrl, devRoles, ports, ROOT, shopEnvironment } from './services/settings.ts'

/** The shop that browser tests visit: built, seeded, on a database of its own that is made anew for each run. */
const DATABASE = 'rasteh_e2e'
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
const shop = await startShop({
  origin: `http://localhost:${ports.e2eWeb}`,
  webPort: ports.e2eWeb,
  shopApiPort: ports.e2eShopApi,
  env: { ...env, CHANGES_PER_MINUTE: '100000' },
  production: true,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => shop.stop().then(() => process.exit(0)))
}
