import { bitsOf, toIpAddress } from './to-ip-address.ts'

/** The addresses that begin with these bits. */
export type Network = { readonly address: string; readonly prefix: number }

/** Reads `192.0.2.7`, `192.0.2.0/24` or `2001:db8::/32`; null for anything else, and for a network of all addresses. */
export function readNetwork(text: string): Network | null {
  const [first = '', second, ...more] = text.trim().split('/')
  // A port has no place in a list of addresses.
  const address = /[[\]]|^[^:]*:[^:]*$/.test(first) ? null : toIpAddress(first)
  if (address === null || more.length > 0) return null
  const width = bitsOf(address).length
  if (second === undefined) return { address, prefix: width }
  const prefix = /^[0-9]{1,3}$/.test(second) ? Number(second) : 0
  return prefix >= 1 && prefix <= width ? { address, prefix } : null
}

/** Says whether this address, in its one spelling, lies in the network. */
export function isInNetwork(address: string, network: Network): boolean {
  const [bits, own] = [bitsOf(address), bitsOf(network.address)]
  return bits.length === own.length && bits.startsWith(own.slice(0, network.prefix))
}
