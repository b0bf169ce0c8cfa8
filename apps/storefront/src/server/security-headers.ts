import type { FastifyReply } from 'fastify'

/** What every answer carries. Pages of other sites may not frame ours. A page's own policy takes the place of this one. */
export function setSecurityHeaders(reply: FastifyReply, origin: string): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "frame-ancestors 'self'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  })
}
