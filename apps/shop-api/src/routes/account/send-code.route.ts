import { randomInt } from 'node:crypto'
import { AccountRefusalWire, CodeSendRequest, CodeSentWire } from '@rasteh/contracts/account'
import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { cultureOf } from '@rasteh/persian-text/culture'
import { CODE_DIGITS, CODE_LIFE_SECONDS, formatCode, toIdentity } from '@rasteh/shop-core/account'
import { isKnownDevice, newDevice } from '@rasteh/shop-store/devices'
import { keepCode } from '@rasteh/shop-store/one-time-codes'
import { takeTries } from '@rasteh/shop-store/tries'
import type { ShopApi } from '../../http/shop-api.ts'
import { sendTries } from './account-tries.ts'
import { readDevice, setDevice } from './device-cookie.ts'

/**
 * Has a one-time code sent, for this browser to try. Nobody's account is looked at but those that signed in on it
 * before, so known and unknown people get the same answer.
 */
export async function sendCodeRoute(app: ShopApi) {
  const { settings } = app
  app.post(
    ADDED_PATHS.accountCode,
    {
      schema: {
        tags: ['account'],
        body: CodeSendRequest,
        response: {
          200: CodeSentWire,
          400: AccountRefusalWire,
          429: AccountRefusalWire,
          503: AccountRefusalWire,
        },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const identity = toIdentity(request.body.Identity)
      if (!identity) return reply.code(400).send({ error: 'UnknownIdentity' })
      if (settings.codesPerDay === 0) return reply.code(503).send({ error: 'CodesOff' })
      const given = readDevice(request, settings)
      const { value } = identity
      const isKnown = await isKnownDevice(app.database, given, { kind: 'customers', identity: value })
      const asking = { address: request.ip, identity, known: isKnown ? given : null }
      const wait = await takeTries(app.database, sendTries(settings, asking))
      if (wait > 0) return reply.code(429).header('retry-after', String(wait)).send({ error: 'TooManyCodes' })
      const device = given ?? newDevice()
      await keepCode(app.database, {
        identity: value,
        purpose: request.body.Purpose,
        device: device.hash,
        code: formatCode(randomInt(10 ** CODE_DIGITS)),
        culture: cultureOf(request.cookies[LANGUAGE_COOKIE]),
        secret: settings.secret,
      })
      setDevice(reply, settings, device)
      return { LivesSeconds: CODE_LIFE_SECONDS, Digits: CODE_DIGITS }
    },
  )
}
