import { describe, expect, it } from 'vitest'
import { subnetOf } from '../client-ip.ts'
import { callerOf } from './caller-of.ts'

describe('an address that is counted', () => {
  it.each([
    ['5.200.14.9', '5.200.14.9', '5.200.14.0/24'],
    ['::ffff:5.200.14.9', '5.200.14.9', '5.200.14.0/24'],
    ['::FFFF:5c8:e09', '5.200.14.9', '5.200.14.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8::/64', '2001:db8::/64'],
    ['::1', '::/64', '::/64'],
    ['', '', ''],
  ])('%s is %s, of the subnet %s', (address, caller, subnet) => {
    expect([callerOf(address), subnetOf(address)]).toEqual([caller, subnet])
  })
})
