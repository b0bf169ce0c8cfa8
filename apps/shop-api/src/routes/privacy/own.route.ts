import {
  BASKET_COOKIE,
  basketSecretCookie,
  SIGN_IN_HINT_COOKIE,
  sessionCookieName,
} from '@rasteh/contracts/cookies'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { PersonDataWire } from '@rasteh/contracts/privacy'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { FRESH_SIGN_IN_SECONDS } from '@rasteh/shop-core/privacy'
import { erasePerson, exportPerson } from '@rasteh/shop-store/privacy'
import { isFreshSession } from '@rasteh/shop-store/sessions'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { answerPersonData } from './person-data.ts'

const SIGN_IN_AGAIN = { Message: 'SignInAgain' }

/** A person's own data: taken along, or erased by somebody who has just shown again who they are. */
export async function ownPrivacyRoutes(app: ShopApi) {
  const { https } = app.settings
  const hidden = [sessionCookieName({ https }), basketSecretCookie({ https }).name]
  const cookies = [...hidden, SIGN_IN_HINT_COOKIE, BASKET_COOKIE]

  app.get(
    ADDED_PATHS.accountExport,
    {
      schema: { tags: ['privacy'], response: { 200: PersonDataWire, 401: FailureWire } },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const id = await customerOf(request)
      if (!id) return reply.code(401).send(SIGN_IN_REQUIRED)
      return answerPersonData(
        reply,
        await exportPerson(app.database, id, { kind: 'customer', id, from: request.ip }),
      )
    },
  )
  app.post(
    ADDED_PATHS.accountErase,
    {
      schema: { tags: ['privacy'], response: { 200: DoneWire, 401: FailureWire, 409: FailureWire } },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const id = await customerOf(request)
      const claim = id && (await app.sessionClaim(request))
      if (!id || !claim) return reply.code(401).send(SIGN_IN_REQUIRED)
      if (!(await isFreshSession(app.database, claim, FRESH_SIGN_IN_SECONDS)))
        return reply.code(409).send(SIGN_IN_AGAIN)
      await erasePerson(app.database, id, { kind: 'customer', id, from: request.ip })
      for (const name of cookies) reply.clearCookie(name, { path: '/', secure: https })
      return true as const
    },
  )
}
