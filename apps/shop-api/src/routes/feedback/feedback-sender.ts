import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { cultureOf } from '@rasteh/persian-text/culture'
import type { NewFeedback } from '@rasteh/shop-store/feedback'
import { countFailure, type GuessLimit, isGuessingTooMuch } from '@rasteh/shop-store/guesses'
import { loadPerson } from '@rasteh/shop-store/sessions'
import type { FastifyRequest } from 'fastify'

const AN_HOUR = 3_600
const BY_ADDRESS = 60
const BY_CUSTOMER = 10

/** Who writes: the customer whose session still stands, or nobody by name, and in which language. */
export async function feedbackSender(
  request: FastifyRequest,
): Promise<Pick<NewFeedback, 'customerId' | 'culture'>> {
  const claim = await request.server.sessionClaim(request)
  const person = claim?.collection === 'customers' ? await loadPerson(request.server.database, claim) : null
  return { customerId: person?.userId ?? null, culture: cultureOf(request.cookies[LANGUAGE_COOKIE]) }
}

/** Says whether this writer has written more in an hour than anybody has to say. */
export function hasWrittenTooMuch(request: FastifyRequest, customerId: number | null): Promise<boolean> {
  return isGuessingTooMuch(request.server.database, limitsOf(request, customerId))
}

/** Counts one more message of this writer. */
export function countMessage(request: FastifyRequest, customerId: number | null): Promise<void> {
  return countFailure(request.server.database, limitsOf(request, customerId))
}

function limitsOf(request: FastifyRequest, customerId: number | null): GuessLimit[] {
  const shared = { scope: 'feedback', windowSeconds: AN_HOUR }
  const byCustomer =
    customerId === null ? [] : [{ ...shared, guesser: `customer ${customerId}`, max: BY_CUSTOMER }]
  return [{ ...shared, guesser: `address ${request.ip}`, max: BY_ADDRESS }, ...byCustomer]
}
