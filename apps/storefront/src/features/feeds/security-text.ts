import type { FastifyInstance } from 'fastify'

const DAY_MS = 86_400_000
const VALID_DAYS = 180

type SecurityText = { origin: string; contact: string; nowMs: number }

/** Where a security fault of this shop is reported, as RFC 9116 writes it. It is valid for half a year from today. */
export function securityText({ origin, contact, nowMs }: SecurityText): string {
  const expires = new Date((Math.floor(nowMs / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fa, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Serves `/.well-known/security.txt` where the operator has set a contact (`RASTEH_SECURITY_CONTACT`). */
export function addSecurityText(app: FastifyInstance, origin: string, contact: string | undefined): void {
  if (!contact) return
  app.get('/.well-known/security.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText({ origin, contact, nowMs: Date.now() })),
  )
}
