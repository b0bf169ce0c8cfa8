import {
  AccountRefusalWire,
  CodeCheckRequest,
  TicketWire,
  toTicketWire,
  toTypedCode,
} from '@rasteh/contracts/account'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { noStore } from '../../http/current-user.ts'
import { readDeviceToken } from '../../http/device-cookie.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Exchanges a one-time code for a ticket. A browser that asked for no code gets the same answer as for a wrong one. */
export async function checkCodeRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.accountCodeCheck,
    {
      schema: {
        tags: ['account'],
        body: CodeCheckRequest,
        response: { 200: TicketWire, 400: AccountRefusalWire },
      },
      config: { rateLimit: {} },
      preHandler: noStore,
    },
    async (request, reply) => {
      const checked = await app.accounts.checkCode({
        ...toTypedCode(request.body),
        deviceToken: readDeviceToken(request),
      })
      return answerOutcome(reply, checked, toTicketWire)
    },
  )
}
