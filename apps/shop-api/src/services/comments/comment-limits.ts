import { callerOf } from '@rasteh/shop-core/account'
import type { AttemptLimit } from '@rasteh/shop-store/platform/attempt-limits'

const AN_HOUR = 3_600
const COMMENTS_BY_ADDRESS = 60
const COMMENTS_BY_CUSTOMER = 20
const VOTES_BY_CUSTOMER = 300

/** Whose comments are counted. Many phones share one IP address in Iran, so an account has the lower limit. */
export function writingLimits(ip: string, customerId: number | null): AttemptLimit[] {
  const shared = { scope: 'comment', seconds: AN_HOUR }
  const byCustomer =
    customerId === null
      ? []
      : [{ ...shared, attemptKey: `customer ${customerId}`, max: COMMENTS_BY_CUSTOMER }]
  return [{ ...shared, attemptKey: `address ${callerOf(ip)}`, max: COMMENTS_BY_ADDRESS }, ...byCustomer]
}

/** Votes need an account, so only that is counted. */
export function votingLimits(customerId: number): AttemptLimit[] {
  return [
    { scope: 'comment-vote', seconds: AN_HOUR, attemptKey: `customer ${customerId}`, max: VOTES_BY_CUSTOMER },
  ]
}
