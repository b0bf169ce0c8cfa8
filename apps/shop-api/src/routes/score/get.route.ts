import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ScoreWire, toScoreWire } from '@rasteh/contracts/score'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { currentUserId, customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The current user's score and how it came about. */
export async function getScoreRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.score,
    {
      schema: { tags: ['score'], response: { 200: ScoreWire, 401: FailureWire } },
      preHandler: [noStore, customersOnly],
    },
    async (request) => toScoreWire(await app.scores.load(currentUserId(request))),
  )
}
