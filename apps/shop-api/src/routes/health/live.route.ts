import type { ShopApi } from '../../http/shop-api.ts'

/** For the process manager, not for shoppers: says that the process runs. */
export async function liveRoute(app: ShopApi) {
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, () => ({ live: true }))
}
