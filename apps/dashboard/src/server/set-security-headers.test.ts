import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './set-security-headers.ts'

describe('every answer of the dashboard', () => {
  it('is taken for what it says it is, is framed by no other site and tells no other site an address', () => {
    const { sent } = headersAt('https://shop.example')
    expect(sent).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
    expect(sent['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(sent['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('keeps a browser to https for a year, with every subdomain', () => {
    const name = 'strict-transport-security'
    expect(headersAt('https://shop.example').sent[name]).toBe('max-age=31536000; includeSubDomains')
    expect(headersAt('http://127.0.0.1:3100').sent).not.toHaveProperty(name)
  })

  it('runs scripts by a nonce that no visitor chooses and no other answer has', () => {
    const [first, second] = [headersAt('https://shop.example'), headersAt('https://shop.example')]
    const nonce = /'nonce-([^']{24})'/.exec(String(first.sent['content-security-policy']))?.[1]
    expect(first.asked['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`)
    expect(first.asked).not.toHaveProperty('content-security-policy-report-only')
    expect(second.sent['content-security-policy']).not.toContain(nonce)
  })
})

function headersAt(origin: string) {
  const request = new IncomingMessage(new Socket())
  const forged = "script-src 'nonce-forged'"
  request.headers = { 'content-security-policy': forged, 'content-security-policy-report-only': forged }
  const response = new ServerResponse(request)
  setSecurityHeaders({ request, response, pathname: '/dashboard', origin })
  return { asked: request.headers, sent: response.getHeaders() }
}
