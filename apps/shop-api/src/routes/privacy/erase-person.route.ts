import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { PersonParams } from '@rasteh/contracts/privacy'
import { DoneWire, FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { currentUserId, freshStaffOnly, noStore, ownerOnly } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Lets the owner erase a person who asked for it in writing. */
export async function erasePersonRoute(app: ShopApi) {
  app.post(
    MANAGE_PATHS.personErase,
    {
      schema: {
        tags: ['privacy'],
        params: PersonParams,
        response: { 200: DoneWire, 403: ForbiddenWire, 404: FailureWire },
      },
      preHandler: [noStore, ownerOnly, freshStaffOnly],
    },
    async (request, reply) => {
      const acting = { personId: request.params.id, ownerId: currentUserId(request), ip: request.ip }
      return answerOutcome(reply, await app.privacy.eraseForOwner(acting), toDone)
    },
  )
}
