import { FieldRefusalsWire, toFieldRefusalsWire } from '@rasteh/contracts/field-refusals'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ProfileSaveRequest, ProfileWire, toProfileWire, toTypedProfile } from '@rasteh/contracts/profile'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadProfile } from '@rasteh/shop-store/reads/profile'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { keepProfile } from './keep-profile.ts'

/** The customer's own profile, and what becomes of it. Nobody else's can be named. */
export async function profileRoutes(app: ShopApi) {
  app.get(
    ADDED_PATHS.accountProfile,
    { schema: { tags: ['profile'], response: { 200: ProfileWire, 401: FailureWire } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      const profile = customerId && (await loadProfile(app.database, customerId))
      return profile ? toProfileWire(profile) : reply.code(401).send(SIGN_IN_REQUIRED)
    },
  )
  app.put(
    ADDED_PATHS.accountProfile,
    {
      schema: {
        tags: ['profile'],
        body: ProfileSaveRequest,
        response: { 200: ProfileWire, 400: FieldRefusalsWire, 401: FailureWire, 409: ProfileWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const { Calendar: calendar, Version: version } = request.body
      const typed = { values: toTypedProfile(request.body), calendar, version, nowMs: app.nowMs() }
      const kept = await keepProfile(app.database, customerId, typed)
      if (!kept.ok) return reply.code(400).send(toFieldRefusalsWire(kept.refusal))
      return reply.code(kept.value.isSaved ? 200 : 409).send(toProfileWire(kept.value.profile))
    },
  )
}
