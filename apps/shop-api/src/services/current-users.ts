import { createHmac } from 'node:crypto'
import type { ShopApiSettings } from '../settings.ts'
import type { SessionClaim } from './caller.ts'
import type { Sessions } from './sessions.ts'

type Deps = { settings: ShopApiSettings; sessions: Sessions }
export type CurrentUsers = ReturnType<typeof createCurrentUsers>

/** Pages are the same for everybody, so what is personal on them comes from here. */
export function createCurrentUsers({ settings, sessions }: Deps) {
  const antiForgeryOf = (sessionId: string) =>
    createHmac('sha256', settings.secret).update(`anti-forgery:${sessionId}`).digest('base64url')
  return {
    /** Who calls; `cartId` names their basket to a browser that does not know one. */
    async describe(claim: SessionClaim | null, { hasBasketCookie }: { hasBasketCookie: boolean }) {
      const person = await sessions.findPerson(claim)
      if (!claim || !person) return { userId: null, isAdmin: false, antiForgery: '', cartId: null }
      return {
        userId: person.userId,
        isAdmin: person.isStaff,
        antiForgery: antiForgeryOf(claim.sessionId),
        cartId: hasBasketCookie ? null : person.basketHandle,
      }
    },
  }
}
