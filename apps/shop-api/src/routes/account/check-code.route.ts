import { AccountRefusalWire, CodeCheckRequest, TicketWire } from '@rasteh/contracts/account'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { toCode, toIdentity } from '@rasteh/shop-core/account'
import { checkCode } from '@rasteh/shop-store/one-time-codes'
import { giveBackTries, takeTries } from '@rasteh/shop-store/tries'
import type { ShopApi } from '../../http/shop-api.ts'
import { guessTries } from './account-tries.ts'

/** Exchanges a one-time code for a ticket. A try is taken before the code is looked at, and given back if it was right. */
export async function checkCodeRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.accountCodeCheck,
    {
      schema: {
        tags: ['account'],
        body: CodeCheckRequest,
        response: { 200: TicketWire, 400: AccountRefusalWire, 429: AccountRefusalWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { Identity, Purpose: purpose, Code } = request.body
      const identity = toIdentity(Identity)
      const code = toCode(Code)
      if (!identity || !code) return reply.code(400).send({ error: 'WrongCode' })
      const tries = guessTries(request.ip, identity.value)
      const wait = await takeTries(app.database, tries)
      if (wait > 0)
        return reply.code(429).header('retry-after', String(wait)).send({ error: 'TooManyGuesses' })
      const { secret } = app.settings
      const ticket = await checkCode(app.database, { identity: identity.value, purpose, code, secret })
      if (!ticket) return reply.code(400).send({ error: 'WrongCode' })
      await giveBackTries(app.database, tries)
      return { Ticket: ticket }
    },
  )
}
