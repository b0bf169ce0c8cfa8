import { REGION_CHECK_CULTURE } from '../payment/payment-method.ts'

/**
 * Says whether a customer may pay over a connection from this country: the banks' pages open inside the country only. An
 * address of no known country proves no VPN, so it may.
 */
export function mayPayFrom(country: string | null): boolean {
  return isInRegion(country, REGION_CHECK_CULTURE)
}

/** Says whether an address counts as one of a region; one of no known country is not known to be elsewhere, so it does. */
export function isInRegion(country: string | null, region: string | null): boolean {
  return country === null || country === region
}
