import { isInNetwork, type Network, readNetwork } from './network.ts'
import { toIpAddress } from './to-ip-address.ts'

/** The proxies whose word about who is calling is believed. */
export type TrustedProxies = readonly Network[]

/** Reads the setting: addresses or networks, separated by commas. One that is malformed throws. */
export function readTrustedProxies(setting: string): TrustedProxies {
  const texts = setting.split(',').map((text) => text.trim())
  return texts.filter(Boolean).map((text) => {
    const network = readNetwork(text)
    if (network === null) throw new Error(`"${text}" is no address and no network like 192.0.2.0/24`)
    return network
  })
}

/** What is known of where a request comes from: the other end of its connection, and the header that proxies write. */
export type Route = { readonly peer: string; readonly forwardedFor: string }

/**
 * Whose a request is: the nearest hop that is no trusted proxy. X-Forwarded-For is read from its right end, where each
 * proxy adds the one that it heard, and only as long as the hop that wrote an entry is trusted. An entry that is no
 * address ends the walk: the hop that wrote it is the last of whom something is known.
 */
export function callerIp({ peer, forwardedFor }: Route, trusted: TrustedProxies): string {
  const hops = forwardedFor.split(',')
  let caller = toIpAddress(peer)
  if (caller === null) return peer
  while (isTrusted(caller, trusted)) {
    const next = toIpAddress(hops.pop() ?? '')
    if (next === null) return caller
    caller = next
  }
  return caller
}

function isTrusted(address: string, trusted: TrustedProxies): boolean {
  return trusted.some((network) => isInNetwork(address, network))
}
