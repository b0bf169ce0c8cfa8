import type { FailureLimit } from '@rasteh/shop-store/platform/failure-limits'

const AN_HOUR = 3_600
const BY_ADDRESS = 60
const BY_CUSTOMER = 10

/** Whose sent forms are counted, all forms together: more in an hour than these is more than anybody has to send. */
export function formLimits(ip: string, customerId: number | null): FailureLimit[] {
  const shared = { scope: 'form', windowSeconds: AN_HOUR }
  const byCustomer =
    customerId === null ? [] : [{ ...shared, attemptKey: `customer ${customerId}`, max: BY_CUSTOMER }]
  return [{ ...shared, attemptKey: `address ${ip}`, max: BY_ADDRESS }, ...byCustomer]
}
