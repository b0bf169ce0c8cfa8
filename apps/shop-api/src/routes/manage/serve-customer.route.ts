import { CustomerNoteRequest, ScoreCorrectRequest } from '@rasteh/contracts/customer-care'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { PersonParams } from '@rasteh/contracts/privacy'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import type { FastifyRequest } from 'fastify'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { currentUserId, managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const preHandler = [noStore, managersOnly]
const shared = { tags: ['manage'], params: PersonParams }
const refused = { 403: FailureWire, 404: FailureWire }
const actingOf = (request: FastifyRequest, customerId: number) => ({
  customerId,
  staffId: currentUserId(request),
  ip: request.ip,
})

/** What managers do for one customer: a correction of the score, a note for colleagues, a code to sign in with. */
export async function serveCustomerRoute(app: ShopApi) {
  app.post(
    MANAGE_PATHS.scoreCorrect,
    {
      schema: {
        ...shared,
        body: ScoreCorrectRequest,
        response: { 200: DoneWire, ...refused, 409: FailureWire },
      },
      preHandler,
    },
    async (request, reply) => {
      const { Key: key, Points: points, Reason: reason } = request.body
      const acting = actingOf(request, request.params.id)
      return answerOutcome(
        reply,
        await app.customerCare.correctScore({ ...acting, key, points, reason }),
        toDone,
      )
    },
  )
  app.post(
    MANAGE_PATHS.customerNote,
    { schema: { ...shared, body: CustomerNoteRequest, response: { 200: DoneWire, ...refused } }, preHandler },
    async (request, reply) => {
      const { Key: key, Text: text } = request.body
      const acting = actingOf(request, request.params.id)
      return answerOutcome(reply, await app.customerCare.note({ ...acting, key, text }), toDone)
    },
  )
  app.post(
    MANAGE_PATHS.customerCode,
    { schema: { ...shared, response: { 200: DoneWire, ...refused } }, preHandler },
    async (request, reply) =>
      answerOutcome(reply, await app.customerCare.sendCode(actingOf(request, request.params.id)), toDone),
  )
}
