/** The address as sends are counted: itself, or the /64 of an IPv6 one, of which everybody at home has 2⁶⁴. */
export function callerOf(address: string): string {
  const mapped = withoutMapping(address)
  return mapped.includes(':') ? first64(mapped) : mapped
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one: a thousand addresses of one provider guess as one. */
export function neighbourhoodOf(address: string): string {
  const mapped = withoutMapping(address)
  return mapped.includes(':') ? first64(mapped) : mapped.split('.').slice(0, 3).join('.')
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function first64(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}
