import { REGION_CHECK_CULTURE } from './payment-methods.ts'

/**
 * Says whether somebody may pay over a connection from this country: the banks' pages open inside the country only. An
 * address of no known country proves no VPN, so it may.
 */
export function mayPayFrom(country: string | null): boolean {
  return country === null || country === REGION_CHECK_CULTURE
}
