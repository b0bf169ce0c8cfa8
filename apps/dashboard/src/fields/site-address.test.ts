import { describe, expect, it } from 'vitest'
import { siteAddress } from './site-address.ts'

describe('an address inside the site', () => {
  it.each(['/', '/about', '/old.aspx?id=3', '/خبر-تازه'])('may be %s', (address) => {
    expect(siteAddress(address)).toBe(true)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'about', '', '/a b', null])(
    'is never %s',
    (address) => {
      expect(siteAddress(address)).not.toBe(true)
    },
  )
})
