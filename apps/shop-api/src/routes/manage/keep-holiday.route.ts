import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { HolidayRequest } from '@rasteh/contracts/returns'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { currentUserId, managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Keeps a day that does not count for the time to give goods back. */
export async function keepHolidayRoute(app: ShopApi) {
  app.post(
    MANAGE_PATHS.holiday,
    {
      schema: {
        tags: ['manage'],
        body: HolidayRequest,
        response: { 200: DoneWire, 403: FailureWire, 409: FailureWire },
      },
      preHandler: [noStore, managersOnly],
    },
    async (request, reply) => {
      const { Day, Title } = request.body
      const kept = await app.returnRules.keepHoliday(currentUserId(request), { day: Day, title: Title })
      return answerOutcome(reply, kept, toDone)
    },
  )
}
