/**
 * One spelling for every address: IPv4 as four numbers, IPv6 in its short form, an IPv4 address inside an IPv6 one as
 * itself. A port beside it is dropped. Null for anything that is no address.
 */
export function toIpAddress(text: string): string | null {
  const bare = withoutPort(text.trim())
  if (IPV4.test(bare)) return bare
  // URL knows the short form, and would take other things than addresses too.
  if (!IPV6_LETTERS.test(bare) || !URL.canParse(`http://[${bare}]`)) return null
  return unmapped(new URL(`http://[${bare}]`).hostname.slice(1, -1))
}

/** The bits of an address in the one spelling: 32 for IPv4, 128 for IPv6. */
export function bitsOf(address: string): string {
  if (!address.includes(':')) return address.split('.').map(toBits(10, 8)).join('')
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const given = [...(before ?? []), ...(after ?? [])]
  const zeros = Array<string>(8 - given.length).fill('0')
  return [...(before ?? []), ...zeros, ...(after ?? [])].map(toBits(16, 16)).join('')
}

const NUMBER = '(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])'
const IPV4 = new RegExp(String.raw`^(${NUMBER}\.){3}${NUMBER}$`)
const IPV6_LETTERS = /^(?=.*:.*:)[0-9a-f:.]{2,45}$/i
const WITH_PORT = /^(?:\[([^\]]*)\]|([0-9.]+))(?::[0-9]{1,5})?$/
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

function withoutPort(text: string): string {
  const [, inBrackets, plain] = WITH_PORT.exec(text) ?? []
  return inBrackets ?? plain ?? text
}

function unmapped(address: string): string {
  const [, high, low] = MAPPED.exec(address) ?? []
  if (high === undefined || low === undefined) return address
  const numbers = [high, low].map((group) => Number.parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}

const toBits = (radix: number, width: number) => (part: string) =>
  Number.parseInt(part, radix).toString(2).padStart(width, '0')
