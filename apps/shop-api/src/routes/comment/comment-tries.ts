import { callerOf } from '@rasteh/shop-core/account'
import type { Try } from '@rasteh/shop-store/tries'
import type { FastifyRequest } from 'fastify'

const AN_HOUR = 3_600
const COMMENTS_BY_ADDRESS = 60
const COMMENTS_BY_CUSTOMER = 20
const VOTES_BY_CUSTOMER = 300

/** Whose comments are counted. Many phones share one address here, so an account has the closer limit. */
export function writingTries(request: FastifyRequest, customerId: number | null): Try[] {
  const shared = { scope: 'comment', seconds: AN_HOUR }
  const byCustomer =
    customerId === null ? [] : [{ ...shared, guesser: `customer ${customerId}`, max: COMMENTS_BY_CUSTOMER }]
  return [{ ...shared, guesser: `address ${callerOf(request.ip)}`, max: COMMENTS_BY_ADDRESS }, ...byCustomer]
}

/** Votes need an account, so only that is counted. */
export function votingTries(customerId: number): Try[] {
  return [
    { scope: 'comment-vote', seconds: AN_HOUR, guesser: `customer ${customerId}`, max: VOTES_BY_CUSTOMER },
  ]
}
