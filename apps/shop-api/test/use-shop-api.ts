import { BASKET_SECRET_COOKIE_HTTP } from '@rasteh/contracts/cookies'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { type TestDatabase, useTestDatabase } from '@rasteh/test-kit/database'
import type { FastifyServerOptions, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../src/build-app.ts'
import type { ShopApi } from '../src/http/shop-api.ts'
import { readSettings, type ShopApiSettings } from '../src/settings.ts'

// Databases of tests have the passwords of development, which no other host may be opened with.
export const ORIGIN = 'http://localhost:3000'
export const SECRET = 'a-secret-for-tests-of-at-least-32-characters'

export type TestShopApi = { database: TestDatabase; app: ShopApi; settings: ShopApiSettings }

/** A shop-api of the test file's own, on a database of its own. */
export function useShopApi(
  changed: Partial<ShopApiSettings> = {},
  options: FastifyServerOptions = {},
  { throughPort }: { throughPort?: () => number } = {},
): TestShopApi {
  const database = useTestDatabase()
  const shop = { database } as TestShopApi
  beforeAll(async () => {
    const shopUrl = new URL(database.urls.shop)
    if (throughPort) shopUrl.port = String(throughPort())
    const env = { RASTEH_ORIGIN: ORIGIN, RASTEH_SECRET: SECRET, DATABASE_SHOP_URL: shopUrl.href }
    shop.settings = {
      ...readSettings({ ...process.env, ...env }),
      changesPerMinute: 1_000_000,
      uploadsPerMinute: 1_000_000,
      ...changed,
    }
    shop.app = await buildApp(shop.settings, { logger: false, ...options })
  })
  afterAll(() => shop.app?.close())
  return shop
}

/** A browser of one visitor: keeps the cookies it is given and labels its calls. */
export function visitor(shop: TestShopApi) {
  const cookies: Record<string, string> = {}
  async function call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: InjectOptions['payload'],
    more: Partial<InjectOptions> = {},
  ) {
    const headers = { [LABEL_HEADER]: 'test', origin: ORIGIN, ...(more.headers ?? {}) }
    const answer = await shop.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      cookies,
      ...more,
      headers,
    })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer
  }
  return { cookies, call, secretCookie: BASKET_SECRET_COOKIE_HTTP }
}
