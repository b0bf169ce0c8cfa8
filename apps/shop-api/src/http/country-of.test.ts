import { describe, expect, it } from 'vitest'
import { countryOf } from './country-of.ts'

describe('the country of an address', () => {
  it.each([
    ['5.160.1.1', 'ir'],
    ['2.144.0.1', 'ir'],
    ['::ffff:5.160.1.1', 'ir'],
    ['2a02:4540::1', 'ir'],
    ['8.8.8.8', 'us'],
    ['2001:4860:4860::8888', 'us'],
  ])('of %s is %s', (address, country) => {
    expect(countryOf(address)).toBe(country)
  })

  it.each(['127.0.0.1', '10.2.3.4', '192.168.1.1', '172.20.0.1', '::1', 'fd00::1', 'no address'])(
    'of %s is none',
    (address) => {
      expect(countryOf(address)).toBeNull()
    },
  )
})
