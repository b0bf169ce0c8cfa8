import { createHmac } from 'node:crypto'
import { BASKET_COOKIE } from '@rasteh/contracts/cookies'
import { MeWire, toMeWire } from '@rasteh/contracts/me'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { loadPerson } from '@rasteh/shop-store/sessions'
import type { ShopApi } from '../../http/shop-api.ts'

/** Who is asking. Pages are the same for everybody, so this is where what is personal comes from. */
export async function meRoute(app: ShopApi) {
  const { secret } = app.settings
  const antiForgeryOf = (sessionId: string) =>
    createHmac('sha256', secret).update(`anti-forgery:${sessionId}`).digest('base64url')

  app.get(
    ADDED_PATHS.me,
    { schema: { tags: ['account'], response: { 200: MeWire } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const claim = await app.sessionClaim(request)
      const person = claim && (await loadPerson(app.database, claim))
      if (!claim || !person) return toMeWire({ userId: null, isAdmin: false, antiForgery: '', cartId: null })
      return toMeWire({
        userId: person.userId,
        isAdmin: person.isStaff,
        antiForgery: antiForgeryOf(claim.sessionId),
        cartId: request.cookies[BASKET_COOKIE] ? null : person.basketHandle,
      })
    },
  )
}
