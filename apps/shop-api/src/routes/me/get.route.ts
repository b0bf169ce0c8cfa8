import { BASKET_COOKIE } from '@rasteh/contracts/cookies'
import { MeWire, toMeWire } from '@rasteh/contracts/me'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Who is asking. Pages are the same for everybody, so this is where what is personal comes from. */
export async function getMeRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.me,
    { schema: { tags: ['account'], response: { 200: MeWire } }, preHandler: noStore },
    async (request) => {
      const hasBasketCookie = Boolean(request.cookies[BASKET_COOKIE])
      return toMeWire(await app.currentUsers.describe(await app.sessionClaim(request), { hasBasketCookie }))
    },
  )
}
