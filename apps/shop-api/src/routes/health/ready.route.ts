import { answerOutcome } from '../../http/answer-outcome.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** For the process manager, not for shoppers: says whether the process can sell. */
export async function readyRoute(app: ShopApi) {
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_, reply) =>
    answerOutcome(reply, await app.health.check(), ({ redis }) => ({ ready: true, redis })),
  )
}
