import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ScoreWire, toScoreWire } from '@rasteh/contracts/score'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadScore } from '@rasteh/shop-store/score'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** As many lines of the ledger as a page shows. */
const MOVES_SHOWN = 100

/** The customer's own score and how it came about. */
export async function getScoreRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.score,
    { schema: { tags: ['score'], response: { 200: ScoreWire, 401: FailureWire } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      return toScoreWire(await loadScore(app.database, customerId, MOVES_SHOWN))
    },
  )
}
