import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startShop } from './processes/start-shop.ts'
import { startPostgres } from './services/postgres.ts'
import { startRedis } from './services/redis.ts'
import { DEV_DATABASE, ports, ROOT, shopEnvironment } from './services/settings.ts'

const gatewayPort = Number(process.env.PORT ?? 3000)
const origin = `http://localhost:${gatewayPort}`
// Codes that would be sent are printed here.
const env = { ...shopEnvironment(DEV_DATABASE), SIMULATOR_PRINTS: 'yes' }
const node = (script: string) =>
  execFileSync(process.execPath, [join(ROOT, 'tools', script)], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })

startPostgres()
startRedis()
node('migrate.ts')
node('seed.ts')
const shop = await startShop({
  origin,
  gatewayPort,
  storefrontPort: ports.devPages,
  dashboardPort: ports.devDashboard,
  shopApiPort: ports.devShopApi,
  env,
  production: false,
})
console.log(
  `\n  Rasteh is open at ${origin}\n  The dashboard is at ${origin}/dashboard (owner@rasteh.test, rasteh-owner)\n`,
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => shop.stop().then(() => process.exit(0)))
}
