import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ProfileWire, toProfileWire } from '@rasteh/contracts/profile'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentUserId, customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The current user's profile. */
export async function getProfileRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.accountProfile,
    {
      schema: { tags: ['profile'], response: { 200: ProfileWire, 401: FailureWire } },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) =>
      answerOutcome(reply, await app.profiles.load(currentUserId(request)), toProfileWire),
  )
}
