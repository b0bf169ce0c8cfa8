import type { FailureLimit } from '@rasteh/shop-store/platform/failure-limits'

const AN_HOUR = 3_600
const A_DAY = 86_400
const BY_ADDRESS = 60
const BY_CUSTOMER = 20
const BY_CONTACT = 10

/** Who wishes, as it is counted; of a contact only the keyed digest. */
type Wisher = { ip: string; customerId: number | null; contactKey: string }

/**
 * Whose wishes are counted. Many phones share one address in Iran, so a customer and a contact have limits of their own:
 * no number is filled with what its owner did not ask for.
 */
export function wishLimits({ ip, customerId, contactKey }: Wisher): FailureLimit[] {
  const address = {
    scope: 'wish',
    windowSeconds: AN_HOUR,
    attemptKey: `address ${ip}`,
    max: BY_ADDRESS,
  }
  const own =
    customerId === null
      ? { scope: 'wish', windowSeconds: A_DAY, attemptKey: `contact ${contactKey}`, max: BY_CONTACT }
      : { scope: 'wish', windowSeconds: AN_HOUR, attemptKey: `customer ${customerId}`, max: BY_CUSTOMER }
  return [address, own]
}
