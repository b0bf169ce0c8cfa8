import { readFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Reader } from 'mmdb-lib'

/** The country of an address in small letters, from data that lies beside the program; null for an address of no country. */
export function countryOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (local.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return null
  return ranges().get(plain)?.country_code?.toLowerCase() ?? null
}

type Country = { country_code?: string }

let opened: { get: (address: string) => Country | null } | undefined

/** Opened by the first who asks: most shops never do, and need not keep it in mind. */
function ranges() {
  if (opened) return opened
  const file = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  opened = new Reader(readFileSync(fileURLToPath(file))) as {
    // The reader's types know MaxMind's own products; this one's rows are flat.
    get: (address: string) => Country | null
  }
  return opened
}

/** Addresses of no country, whatever the data says of them: the machine itself and networks behind a router. */
const local = new BlockList()
local.addSubnet('10.0.0.0', 8)
local.addSubnet('100.64.0.0', 10)
local.addSubnet('127.0.0.0', 8)
local.addSubnet('169.254.0.0', 16)
local.addSubnet('172.16.0.0', 12)
local.addSubnet('192.168.0.0', 16)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')
