import {
  AccountRefusalWire,
  CodeSendRequest,
  CodeSentWire,
  toAskedCode,
  toCodeSentWire,
} from '@rasteh/contracts/account'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { CODE_DIGITS, CODE_LIFE_SECONDS } from '@rasteh/shop-core/account'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { noStore } from '../../http/current-user.ts'
import { readDeviceToken, setDeviceCookie } from '../../http/device-cookie.ts'
import { requestCulture } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Has a one-time code sent, for this browser to try. Known and unknown people get the same answer. */
export async function sendCodeRoute(app: ShopApi) {
  const refused = { 400: AccountRefusalWire, 429: AccountRefusalWire, 503: AccountRefusalWire }
  app.post(
    ADDED_PATHS.accountCode,
    {
      schema: { tags: ['account'], body: CodeSendRequest, response: { 200: CodeSentWire, ...refused } },
      config: { rateLimit: {} },
      preHandler: noStore,
    },
    async (request, reply) => {
      const sent = await app.accounts.sendCode({
        ...toAskedCode(request.body),
        deviceToken: readDeviceToken(request),
        ip: request.ip,
        culture: requestCulture(request),
      })
      return answerOutcome(reply, sent, (device) => {
        setDeviceCookie(reply, device)
        return toCodeSentWire({ livesSeconds: CODE_LIFE_SECONDS, digits: CODE_DIGITS })
      })
    },
  )
}
