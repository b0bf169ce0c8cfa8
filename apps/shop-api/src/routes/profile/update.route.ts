import { FieldRefusalsWire } from '@rasteh/contracts/field-refusals'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ProfileSaveRequest, ProfileWire, toProfileSave, toProfileWire } from '@rasteh/contracts/profile'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentUserId, customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Saves the current user's profile; one that changed meanwhile is answered as it is now (409). */
export async function updateProfileRoute(app: ShopApi) {
  app.put(
    ADDED_PATHS.accountProfile,
    {
      schema: {
        tags: ['profile'],
        body: ProfileSaveRequest,
        response: { 200: ProfileWire, 400: FieldRefusalsWire, 401: FailureWire, 409: ProfileWire },
      },
      config: { rateLimit: {} },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) => {
      const saved = await app.profiles.save(currentUserId(request), toProfileSave(request.body))
      return answerOutcome(reply, saved, toProfileWire)
    },
  )
}
