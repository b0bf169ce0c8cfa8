import { BlockList, isIP } from 'node:net'
import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toIpAddress } from './to-ip-address.ts'
import { callerIp, readTrustedProxies } from './trusted-proxies.ts'

const OURS = readTrustedProxies('127.0.0.1, ::1, 192.0.2.0/24, 2001:db8:ffff::/48')
const caller = (peer: string, forwardedFor = '', trusted = OURS) => callerIp({ peer, forwardedFor }, trusted)

describe('whose a request is', () => {
  it('is the other end of the connection, whatever it claims, when that is no proxy of ours', () => {
    expect(caller('5.1.1.1', '6.6.6.6')).toBe('5.1.1.1')
    expect(caller('::ffff:5.1.1.1', '6.6.6.6')).toBe('5.1.1.1')
    expect(caller('2001:DB8:0:0::1', '6.6.6.6')).toBe('2001:db8::1')
    expect(caller('127.0.0.1', '6.6.6.6', [])).toBe('127.0.0.1')
  })

  it('is whom the nearest trusted proxies name, and nobody before him', () => {
    expect(caller('127.0.0.1', '6.6.6.6, 5.1.1.1')).toBe('5.1.1.1')
    expect(caller('::ffff:127.0.0.1', '6.6.6.6, 5.1.1.1, 192.0.2.9')).toBe('5.1.1.1')
    expect(caller('::1', '6.6.6.6,2001:db8::5,[2001:db8:ffff:1::2]:443')).toBe('2001:db8::5')
    expect(caller('127.0.0.1', '5.1.1.1:51234, 192.0.2.9:80')).toBe('5.1.1.1')
    expect(caller('127.0.0.1', '::ffff:5.1.1.1')).toBe('5.1.1.1')
  })

  it('is the first of all when every hop is a proxy of ours', () => {
    expect(caller('127.0.0.1', '192.0.2.1, 192.0.2.2')).toBe('192.0.2.1')
  })

  it.each([
    '',
    ' ',
    ',',
    'unknown',
    '5.1.1',
    '5.1.1.1.1',
    '05.1.1.1',
    '0x5.1.1.1',
    '256.1.1.1',
    '_hidden',
    'fe80::1%eth0',
    '<script>',
    '[::1',
    '5.1.1.1, ',
  ])('is our proxy itself when it names %j', (forwardedFor) => {
    expect(caller('127.0.0.1', forwardedFor)).toBe('127.0.0.1')
    expect(caller('127.0.0.1', `5.5.5.5,${forwardedFor}, 192.0.2.3`)).toBe('192.0.2.3')
  })

  it('is never somebody whom only a stranger named', () => {
    const address = fc.oneof(fc.ipV4(), fc.ipV6())
    fc.assert(
      fc.property(address, fc.array(fc.oneof(address, fc.string())), (stranger, claims) => {
        const known = toIpAddress(stranger) ?? ''
        fc.pre(
          !known.startsWith('192.0.2.') &&
            !['127.0.0.1', '::1'].includes(known) &&
            !known.startsWith('2001:db8:ffff:'),
        )
        expect(caller('127.0.0.1', [...claims, stranger, '192.0.2.7'].join(','))).toBe(known)
      }),
      propertyRuns(),
    )
  })
})

describe('the list of proxies', () => {
  it.each([
    '127.0.0.1/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'proxy.example',
    '10.0.0.1:80',
    '::ffff:10.0.0.0/104',
  ])('is refused with %s in it', (text) => {
    expect(() => readTrustedProxies(`127.0.0.1,${text}`)).toThrow('no address')
  })

  it('may be empty', () => {
    expect(readTrustedProxies('')).toEqual([])
    expect(readTrustedProxies(' , ')).toEqual([])
  })

  it('holds an address as Node’s own list of networks does', () => {
    const network = fc.oneof(
      fc.tuple(fc.ipV4(), fc.integer({ min: 1, max: 32 }), fc.constant('ipv4' as const)),
      fc.tuple(fc.ipV6(), fc.integer({ min: 1, max: 128 }), fc.constant('ipv6' as const)),
    )
    fc.assert(
      fc.property(
        network,
        fc.oneof(fc.ipV4(), fc.ipV6()),
        fc.boolean(),
        ([base, prefix, family], other, isNear) => {
          // An IPv4 address inside an IPv6 one is the former here; Node's list knows each as both.
          fc.pre([base, other].every((text) => isIP(toIpAddress(text) ?? '') === isIP(base)))
          const list = new BlockList()
          list.addSubnet(base, prefix, family)
          const asked = isNear ? base : other
          const found =
            caller(asked, '198.51.100.77', readTrustedProxies(`${base}/${prefix}`)) === '198.51.100.77'
          fc.pre(toIpAddress(asked) !== '198.51.100.77')
          expect(found).toBe(list.check(asked, isIP(asked) === 4 ? 'ipv4' : 'ipv6'))
        },
      ),
      propertyRuns(),
    )
  })
})
