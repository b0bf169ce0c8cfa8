import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { clearPersonalCookies } from '../../http/clear-personal-cookies.ts'
import { noStore } from '../../http/current-user.ts'
import { readCaller } from '../../http/read-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Erases a customer who has just signed in again, and their browser's cookies. */
export async function eraseCurrentUserRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.accountErase,
    {
      schema: { tags: ['privacy'], response: { 200: DoneWire, 401: FailureWire, 409: FailureWire } },
      config: { rateLimit: {} },
      preHandler: noStore,
    },
    async (request, reply) => {
      const erased = await app.privacy.eraseCurrentUser(await readCaller(request))
      return answerOutcome(reply, erased, () => {
        clearPersonalCookies(reply)
        return true as const
      })
    },
  )
}
