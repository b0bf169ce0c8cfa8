import { bitsOf, toIpAddress } from './to-ip-address.ts'

/**
 * The subnet by which limits count: the /24 of an IPv4 address and the /64 of an IPv6 one, of which every home has
 * 2⁶⁴ addresses. What is no address counts as itself.
 */
export function subnetOf(address: string): string {
  const known = toIpAddress(address)
  if (known === null) return address
  if (!known.includes(':')) return `${known.split('.').slice(0, 3).join('.')}.0/24`
  const groups = bitsOf(known).match(/.{16}/g) ?? []
  const network = groups.slice(0, 4).map((bits) => Number.parseInt(bits, 2).toString(16))
  return `${toIpAddress(`${network.join(':')}::`)}/64`
}
