import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { buildApp } from '@rasteh/shop-api/build-app'
import { readSettings } from '@rasteh/shop-api/settings'
import type { TestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll } from 'vitest'
import { type RouteSample, routeSamples } from '../access/route-samples.ts'
import { ORIGIN, SECRET } from './use-content.ts'

type App = Awaited<ReturnType<typeof buildApp>>
type Answer = Awaited<ReturnType<App['inject']>>
export type ShopCalls = {
  app: App
  /** Asks for a route with its sample, or with what is given in its place. */
  ask: (route: string, cookie: string, sample?: RouteSample) => Promise<Answer>
}

/** Every call of shop-api, asked as a page would. */
export function useShopCalls(database: TestDatabase): ShopCalls {
  const calls = {} as ShopCalls
  beforeAll(async () => {
    const env = { RASTEH_ORIGIN: ORIGIN, RASTEH_SECRET: SECRET, DATABASE_SHOP_URL: database.urls.shop }
    const settings = readSettings({ ...process.env, ...env })
    calls.app = await buildApp(
      { ...settings, changesPerMinute: 1_000_000, uploadsPerMinute: 1_000_000 },
      { logger: false },
    )
    calls.ask = (route, cookie, sample = routeSamples[route] ?? {}) => {
      const [method = '', path = ''] = route.split(' ')
      const { params = {}, query = '', body, form } = sample
      const payload = form?.text ?? body ?? (['POST', 'PUT'].includes(method) ? {} : undefined)
      return calls.app.inject({
        method: method as 'GET',
        url: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'none') + query,
        headers: {
          origin: ORIGIN,
          [LABEL_HEADER]: 'matrix',
          ...(cookie ? { cookie } : {}),
          ...(form ? { 'content-type': `multipart/form-data; boundary=${form.boundary}` } : {}),
        },
        ...(payload === undefined ? {} : { payload }),
      })
    }
  })
  afterAll(() => calls.app?.close())
  return calls
}
