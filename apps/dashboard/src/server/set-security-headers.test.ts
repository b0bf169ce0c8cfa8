import { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './set-security-headers.ts'

const headersAt = (origin: string) => {
  const response = new ServerResponse({ method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1 } as never)
  setSecurityHeaders(response, origin)
  return response.getHeaders()
}

describe('every answer of web', () => {
  it('is taken for what it says it is, is framed by no other site and tells no other site an address', () => {
    expect(headersAt('https://shop.example')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('keeps a browser to https for a year, with every subdomain', () => {
    const name = 'strict-transport-security'
    expect(headersAt('https://shop.example')[name]).toBe('max-age=31536000; includeSubDomains')
    expect(headersAt('http://127.0.0.1:3000')).not.toHaveProperty(name)
  })
})
