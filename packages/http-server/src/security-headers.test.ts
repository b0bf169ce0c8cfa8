import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

describe('every answer', () => {
  it('is taken for what it says it is, is framed by no other site and tells no other site a URL', () => {
    expect(securityHeaders('https://shop.example')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('keeps a browser to https for a year, with every subdomain', () => {
    const name = 'strict-transport-security'
    expect(securityHeaders('https://shop.example')[name]).toBe('max-age=31536000; includeSubDomains')
    expect(securityHeaders('http://127.0.0.1:3000')).not.toHaveProperty(name)
  })
})
