import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { SessionClaim } from '../services/caller.ts'
import type { AccessRefusal } from '../services/refusals.ts'
import type { Sessions } from '../services/sessions.ts'
import { answerRefused } from './answer-outcome.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a guard of the route; read it with `currentUserId`. */
    guardedUserId: number | null
  }
}

export const currentUser = fp(async (app) => {
  app.decorateRequest('guardedUserId', null)
})

/** The customer or the member of staff whom the route's guard let through. */
export function currentUserId({ guardedUserId }: FastifyRequest): number {
  if (guardedUserId === null) throw new Error('this route has no guard')
  return guardedUserId
}

type Find = (sessions: Sessions, claim: SessionClaim) => Promise<number | null>

/** A preHandler that lets those through whom `find` finds, and refuses the rest. */
const guard =
  (kind: AccessRefusal['kind'], find: Find) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { server } = request
    const claim = await server.sessionClaim(request)
    const userId = claim && (await find(server.sessions, claim))
    if (!userId) return answerRefused(reply, { kind })
    request.guardedUserId = userId
  }

/** Lets signed-in customers through. Staff are no customers. */
export const customersOnly = guard('sign-in-required', (sessions, claim) => sessions.findCustomer(claim))

/** Lets managers and the owner through. */
export const managersOnly = guard('managers-only', async (sessions, claim) => {
  const role = await sessions.findStaffRole(claim)
  return role === 'manager' || role === 'owner' ? claim.userId : null
})

/** Lets the owner through. */
export const ownerOnly = guard('owner-only', async (sessions, claim) =>
  (await sessions.findStaffRole(claim)) === 'owner' ? claim.userId : null,
)

/** Lets staff through who showed who they are within ten minutes. */
export const freshStaffOnly = guard('fresh-proof-required', async (sessions, claim) =>
  (await sessions.isFreshStaff(claim)) ? claim.userId : null,
)

/** Keeps the answer, also a guard's refusal, out of every cache. */
export async function noStore(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}
