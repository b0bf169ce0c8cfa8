import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ReturnExceptionRequest } from '@rasteh/contracts/returns'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { currentUserId, managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Keeps why a product is not taken back. */
export async function keepReturnExceptionRoute(app: ShopApi) {
  app.post(
    MANAGE_PATHS.returnException,
    {
      schema: {
        tags: ['manage'],
        body: ReturnExceptionRequest,
        response: { 200: DoneWire, 403: FailureWire, 404: FailureWire },
      },
      preHandler: [noStore, managersOnly],
    },
    async (request, reply) => {
      const { ProductId, Kind } = request.body
      const kept = await app.returnRules.keepException(currentUserId(request), ProductId, Kind)
      return answerOutcome(reply, kept, toDone)
    },
  )
}
