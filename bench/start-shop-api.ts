import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { databaseUrl, ports, ROOT, shopEnvironment } from '../tools/services/settings.ts'
import { BENCH_DATABASE } from './bench-database.ts'

const benchPorts = [ports.bench, ports.bench2]
export const BENCH_ADDRESSES = benchPorts.map((port) => `http://127.0.0.1:${port}`)

/** One shop-api process on the bench's database, as production runs it. */
export async function startShopApi(index = 0): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'apps/shop-api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...shopEnvironment(BENCH_DATABASE),
      DATABASE_SHOP_URL: databaseUrl('shop', BENCH_DATABASE),
      RASTEH_ORIGIN: BENCH_ADDRESSES[0],
      SHOP_API_PORT: String(benchPorts[index]),
      CHANGES_PER_MINUTE: '100000000',
      NODE_ENV: 'production',
    },
  })
  let log = ''
  while (!log.includes('Server listening')) log += String((await once(child.stdout, 'data'))[0])
  child.stdout.resume()
  return child
}
