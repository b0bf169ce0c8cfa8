import { createHash } from 'node:crypto'
import { sessionCookieName } from '@rasteh/contracts/cookies'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { jwtVerify } from 'jose'
import type { SessionClaim } from '../services/caller.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessionClaim(request: FastifyRequest): Promise<SessionClaim | null>
  }
}

/** The content platform writes this number into the header of the tokens that it signs now. */
const AUTH_VERSION = 1

export const sessionClaims = fp(async (app) => {
  const key = signingKey(app.settings.secret)
  const name = sessionCookieName(app.settings)
  app.decorate('sessionClaim', async (request: FastifyRequest) => {
    const token = request.cookies[name]
    return token ? readToken(token, { key, nowMs: app.nowMs() }) : null
  })
})

/** The content platform derives its key so; a contract test holds both sides together. */
function signingKey(secret: string): Uint8Array {
  return new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
}

type Reading = { key: Uint8Array; nowMs: number }

async function readToken(token: string, { key, nowMs }: Reading): Promise<SessionClaim | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      currentDate: new Date(nowMs),
    })
    const { collection, id, sid } = payload as { collection?: unknown; id?: unknown; sid?: unknown }
    if (protectedHeader.authVersion !== AUTH_VERSION) return null
    if (collection !== 'customers' && collection !== 'staff') return null
    if (typeof id !== 'number' || typeof sid !== 'string') return null
    return { collection, userId: id, sessionId: sid }
  } catch {
    // Expired, forged or signed by another key: the caller counts as a guest.
    return null
  }
}
