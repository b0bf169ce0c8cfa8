import { subnetOf, toAddress } from '../addresses.ts'

/** The address as sends are counted: itself, or the /64 of an IPv6 one, of which everybody at home has 2⁶⁴. */
export function callerOf(address: string): string {
  const known = toAddress(address) ?? address
  return known.includes(':') ? subnetOf(known) : known
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one: a thousand addresses of one provider guess as one. */
export const neighbourhoodOf = subnetOf
