import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

async function headersAt(origin: string) {
  const app = Fastify()
  app.addHook('onRequest', async (_, reply) => setSecurityHeaders(reply, origin))
  const { headers } = await app.inject('/anything')
  return headers
}

describe('every answer of the storefront', () => {
  it('is taken for what it says it is, is framed by no other site and tells no other site a URL', async () => {
    expect(await headersAt('https://shop.example')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('keeps a browser to https for a year, with every subdomain', async () => {
    const name = 'strict-transport-security'
    expect((await headersAt('https://shop.example'))[name]).toBe('max-age=31536000; includeSubDomains')
    expect(await headersAt('http://127.0.0.1:3000')).not.toHaveProperty(name)
  })
})
