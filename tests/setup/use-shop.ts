import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { buildApp } from '@rasteh/shop-api/build-app'
import { readSettings, type ShopApiSettings } from '@rasteh/shop-api/settings'
import type { TestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll } from 'vitest'
import { ORIGIN, SECRET } from './use-content.ts'

type ShopCalls = {
  post: (
    path: string,
    body: object,
    from?: string,
    cookie?: string,
  ) => Promise<{ status: number; body: Record<string, unknown>; cookie: string }>
  get: (path: string, cookie?: string) => Promise<Record<string, unknown>>
}

/** shop-api beside the content platform, on the test file's database: the two sides of signing in. */
export function useShop(database: TestDatabase, changed: Partial<ShopApiSettings> = {}): ShopCalls {
  const calls = {} as ShopCalls
  let app: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    const env = {
      RASTEH_ORIGIN: ORIGIN,
      RASTEH_SECRET: SECRET,
      DATABASE_SHOP_URL: database.urls.shop,
      REDIS_URL: process.env.REDIS_URL,
      CHANGES_PER_MINUTE: '1000000',
    }
    app = await buildApp({ ...readSettings({ ...process.env, ...env }), ...changed }, { logger: false })
    calls.post = async (url, payload, from = '127.0.0.1', cookie = '') => {
      // As an edge on this machine would send it: the last hop is trusted, and names whose call it is.
      const headers = { [LABEL_HEADER]: 'test', origin: ORIGIN, cookie, 'x-forwarded-for': from }
      const answer = await app.inject({ method: 'POST', url, payload, headers, remoteAddress: '127.0.0.1' })
      const set = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      return { status: answer.statusCode, body: answer.json(), cookie: set }
    }
    calls.get = async (url, cookie = '') => (await app.inject({ url, headers: { cookie } })).json()
  })
  afterAll(() => app?.close())
  return calls
}
