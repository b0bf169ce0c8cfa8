import { loadStaffRole } from '@rasteh/shop-store/sessions'
import type { FastifyRequest } from 'fastify'

/** What a call answers (403) that only managers and the owner may make. */
export const MANAGERS_ONLY = { Message: 'ManagersOnly' }

/** The manager or owner who is asking, if their session still stands. */
export async function managerOf(request: FastifyRequest): Promise<number | null> {
  const { server } = request
  const claim = await server.sessionClaim(request)
  if (!claim) return null
  const role = await loadStaffRole(server.database, claim)
  return role === 'manager' || role === 'owner' ? claim.userId : null
}
