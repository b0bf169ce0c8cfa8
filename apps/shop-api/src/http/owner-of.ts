import { loadStaffRole } from '@rasteh/shop-store/sessions'
import type { FastifyRequest } from 'fastify'

/** What a call answers (403) that only the owner may make. */
export const OWNER_ONLY = { Message: 'OwnerOnly' }

/** The owner who is asking, if their session still stands; nobody else counts, whatever their page shows. */
export async function ownerOf(request: FastifyRequest): Promise<number | null> {
  const { server } = request
  const claim = await server.sessionClaim(request)
  if (!claim) return null
  return (await loadStaffRole(server.database, claim)) === 'owner' ? claim.userId : null
}
