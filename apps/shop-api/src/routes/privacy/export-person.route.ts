import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { PersonDataWire, PersonParams } from '@rasteh/contracts/privacy'
import { FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentUserId, freshStaffOnly, ownerOnly } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { answerPersonData } from './answer-person-data.ts'

/** Gives the owner a person's data, for somebody who asked for it in writing. */
export async function exportPersonRoute(app: ShopApi) {
  app.get(
    MANAGE_PATHS.personExport,
    {
      schema: {
        tags: ['privacy'],
        params: PersonParams,
        response: { 200: PersonDataWire, 403: ForbiddenWire, 404: FailureWire },
      },
      preHandler: [ownerOnly, freshStaffOnly],
    },
    async (request, reply) => {
      const acting = { personId: request.params.id, ownerId: currentUserId(request), ip: request.ip }
      return answerOutcome(reply, await app.privacy.exportForOwner(acting), (person) =>
        answerPersonData(reply, person),
      )
    },
  )
}
