import type { ShopApi } from '../../http/shop-api.ts'

/** A challenge costs a row and a drawing, so one address may ask for fewer of them than it may make changes. */
export function challengeConfig(app: ShopApi) {
  return { rateLimit: { max: Math.ceil(app.settings.changesPerMinute / 5) } }
}
