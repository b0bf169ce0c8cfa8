import { loadPerson } from '@rasteh/shop-store/sessions'
import type { FastifyRequest } from 'fastify'

/** What a call answers (401) that only a signed-in customer may make. */
export const SIGN_IN_REQUIRED = { Message: 'SignInRequired' }

/** The customer who is asking, if their session still stands. Staff are no customers. */
export async function customerOf(request: FastifyRequest): Promise<number | null> {
  const { server } = request
  const claim = await server.sessionClaim(request)
  if (claim?.collection !== 'customers') return null
  return (await loadPerson(server.database, claim))?.userId ?? null
}
