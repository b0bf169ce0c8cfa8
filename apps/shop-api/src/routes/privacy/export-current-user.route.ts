import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { PersonDataWire } from '@rasteh/contracts/privacy'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { currentUserId, customersOnly } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { answerPersonData } from './answer-person-data.ts'

/** Gives customers everything that the shop knows of them. */
export async function exportCurrentUserRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.accountExport,
    {
      schema: { tags: ['privacy'], response: { 200: PersonDataWire, 401: FailureWire } },
      config: { rateLimit: {} },
      preHandler: customersOnly,
    },
    async (request, reply) =>
      answerPersonData(reply, await app.privacy.exportCurrentUser(currentUserId(request), request.ip)),
  )
}
