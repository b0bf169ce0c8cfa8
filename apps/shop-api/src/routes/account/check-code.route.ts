import { AccountRefusalWire, CodeCheckRequest, TicketWire } from '@rasteh/contracts/account'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { toCode, toIdentity } from '@rasteh/shop-core/account'
import { checkCode } from '@rasteh/shop-store/one-time-codes'
import type { ShopApi } from '../../http/shop-api.ts'
import { readDevice } from './device-cookie.ts'

/**
 * Exchanges a one-time code for a ticket. Wrong ones wear out the code that this browser asked for, and nothing else:
 * who asked for none is told the same and changes nothing for anybody.
 */
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
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { Identity, Purpose: purpose, Code } = request.body
      const identity = toIdentity(Identity)
      const code = toCode(Code)
      if (!identity || !code) return reply.code(400).send({ error: 'WrongCode' })
      const { secret } = app.settings
      const device = readDevice(request, app.settings)?.hash ?? null
      const asked = { identity: identity.value, purpose, code, secret, device }
      const ticket = await checkCode(app.database, asked)
      if (!ticket) return reply.code(400).send({ error: 'WrongCode' })
      return { Ticket: ticket }
    },
  )
}
