import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { addSecurityText, securityText } from './security-text.ts'

const visit = (contact?: string) => {
  const app = Fastify()
  addSecurityText(app, 'https://shop.example', contact)
  return app.inject({ url: '/.well-known/security.txt' })
}

describe('the contact for security reports', () => {
  it('is served as the operator wrote it, in plain text', async () => {
    const { headers, body } = await visit('mailto:security@shop.example')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Contact: mailto:security@shop.example\n')
    expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt\n')
  })

  it('is not served where none is set', async () => {
    expect((await visit()).statusCode).toBe(404)
  })

  it('says until when it is valid, less than a year ahead', () => {
    const nowMs = Date.parse('2026-11-17T09:30:00Z')
    const text = securityText({
      origin: 'https://shop.example',
      contact: 'https://shop.example/report',
      nowMs,
    })
    expect(text).toContain('Expires: 2027-05-16T00:00:00.000Z\n')
  })
})
