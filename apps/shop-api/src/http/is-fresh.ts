import { FRESH_NEEDED, FRESH_PROOF_SECONDS } from '@rasteh/shop-core/account'
import { isFreshStaff } from '@rasteh/shop-store/sessions'
import type { FastifyRequest } from 'fastify'

/** What a call answers (403) to somebody who may make it, once they show again who they are. */
export const FRESH_REFUSAL = { Message: FRESH_NEEDED, error: FRESH_NEEDED }

/** Says whether the member of staff who is asking showed who they are within ten minutes. */
export async function isFresh(request: FastifyRequest): Promise<boolean> {
  const { server } = request
  const claim = await server.sessionClaim(request)
  return claim !== null && isFreshStaff(server.database, claim, FRESH_PROOF_SECONDS)
}
