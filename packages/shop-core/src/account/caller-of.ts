import { subnetOf, toIpAddress } from '../client-ip.ts'

/** The key by which sends are counted: an IPv4 address itself, or the /64 of an IPv6 one, since a home has 2⁶⁴ of them. */
export function callerOf(address: string): string {
  const known = toIpAddress(address) ?? address
  return known.includes(':') ? subnetOf(known) : known
}
