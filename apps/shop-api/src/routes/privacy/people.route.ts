import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { PersonDataWire, PersonParams } from '@rasteh/contracts/privacy'
import { DoneWire, FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { erasePerson, exportPerson } from '@rasteh/shop-store/privacy'
import { FRESH_REFUSAL, isFresh } from '../../http/is-fresh.ts'
import { OWNER_ONLY, ownerOf } from '../../http/owner-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { answerPersonData } from './person-data.ts'

const NOT_FOUND = { Message: 'PersonNotFound' }

/** What the owner does for people who ask for it in writing. Each time is written to the audit log. */
export async function peoplePrivacyRoutes(app: ShopApi) {
  app.get(
    ADDED_PATHS.managePersonExport,
    {
      schema: {
        tags: ['privacy'],
        params: PersonParams,
        response: { 200: PersonDataWire, 403: ForbiddenWire, 404: FailureWire },
      },
    },
    async (request, reply) => {
      const ownerId = await ownerOf(request)
      if (!ownerId) return reply.code(403).send(OWNER_ONLY)
      if (!(await isFresh(request))) return reply.code(403).send(FRESH_REFUSAL)
      const data = await exportPerson(app.database, request.params.id, {
        kind: 'staff',
        id: ownerId,
        from: request.ip,
      })
      if (data['public.customers']?.length === 0) return reply.code(404).send(NOT_FOUND)
      return answerPersonData(reply, data)
    },
  )
  app.post(
    ADDED_PATHS.managePersonErase,
    {
      schema: {
        tags: ['privacy'],
        params: PersonParams,
        response: { 200: DoneWire, 403: ForbiddenWire, 404: FailureWire },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const ownerId = await ownerOf(request)
      if (!ownerId) return reply.code(403).send(OWNER_ONLY)
      if (!(await isFresh(request))) return reply.code(403).send(FRESH_REFUSAL)
      const isErased = await erasePerson(app.database, request.params.id, {
        kind: 'staff',
        id: ownerId,
        from: request.ip,
      })
      return isErased ? (true as const) : reply.code(404).send(NOT_FOUND)
    },
  )
}
