import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ORIGIN, SECRET, type TestShopApi } from './use-shop-api.ts'

/** A shop-api process of its own, on the database of a test's: to be killed without a word, or to be measured. */
export async function startProcess(
  shop: TestShopApi,
  env: Record<string, string> = {},
): Promise<{ process: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      RASTEH_ORIGIN: ORIGIN,
      RASTEH_SECRET: SECRET,
      DATABASE_SHOP_URL: shop.database.urls.shop,
      SHOP_API_PORT: '0',
      CHANGES_PER_MINUTE: '1000000',
      UPLOADS_PER_MINUTE: '1000000',
      ...env,
    },
  })
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`shop-api ended with ${code} before it listened`)
  })
  died.catch(() => {})
  let log = ''
  while (!/Server listening at/.test(log))
    log += String((await Promise.race([once(child.stdout, 'data'), died]))[0])
  child.stdout.resume()
  return { process: child, address: /http:\/\/127\.0\.0\.1:\d+/.exec(log)?.[0] ?? '' }
}

/** A visitor's cookies as a header. */
export function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}
