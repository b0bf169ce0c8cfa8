import { createHash, createHmac } from 'node:crypto'
import { SESSION_COOKIE } from '@rasteh/contracts/cookies'

type Person = { customerId: number; sessionId: string }

/** The cookie of somebody's session, signed as the content platform signs it. */
export function sessionCookie(
  secret: string,
  { customerId, sessionId }: Person,
  lifeSeconds = 3_600,
): string {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = part({ alg: 'HS256', typ: 'JWT', authVersion: 1 })
  const claims = part({
    id: customerId,
    collection: 'customers',
    sid: sessionId,
    exp: Math.floor(Date.now() / 1000) + lifeSeconds,
  })
  const signed = createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url')
  return `${SESSION_COOKIE}=${head}.${claims}.${signed}`
}
