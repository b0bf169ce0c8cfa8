import { describe, expect, it } from 'vitest'
import { callerOf, neighbourhoodOf } from './neighbourhood.ts'

describe('an address that is counted', () => {
  it.each([
    ['5.200.14.9', '5.200.14.9', '5.200.14'],
    ['::ffff:5.200.14.9', '5.200.14.9', '5.200.14'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0', '2001:db8:0:0'],
    ['::1', '0:0:0:0', '0:0:0:0'],
  ])('%s is %s, of the neighbourhood %s', (address, caller, neighbourhood) => {
    expect([callerOf(address), neighbourhoodOf(address)]).toEqual([caller, neighbourhood])
  })
})
