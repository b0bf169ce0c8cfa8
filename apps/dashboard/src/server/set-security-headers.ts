import type { ServerResponse } from 'node:http'

/** What every answer of web carries. Pages from other sites may not frame ours. */
export function setSecurityHeaders(response: ServerResponse, origin: string): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  // A page's own policy takes its place; what is no page is framed by nobody else either.
  response.setHeader('content-security-policy', "frame-ancestors 'self'")
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
  if (origin.startsWith('https:'))
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
