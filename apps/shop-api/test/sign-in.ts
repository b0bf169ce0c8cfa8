import { createHash } from 'node:crypto'
import { SESSION_COOKIE } from '@rasteh/contracts/cookies'
import { SignJWT } from 'jose'
import { SECRET } from './use-shop-api.ts'

/** A session cookie as the content platform signs it; the contract test holds the two alike. */
export async function signIn(
  cookies: Record<string, string>,
  customer: { customerId: number; sessionId: string },
): Promise<void> {
  await enter(cookies, { id: customer.customerId, collection: 'customers', sid: customer.sessionId })
}

/** The same for a member of staff. */
export async function signInAsStaff(
  cookies: Record<string, string>,
  staff: { staffId: number; sessionId: string },
): Promise<void> {
  await enter(cookies, { id: staff.staffId, collection: 'staff', sid: staff.sessionId })
}

async function enter(
  cookies: Record<string, string>,
  claims: { id: number; collection: 'customers' | 'staff'; sid: string },
): Promise<void> {
  const key = new TextEncoder().encode(createHash('sha256').update(SECRET).digest('hex').slice(0, 32))
  cookies[SESSION_COOKIE] = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', authVersion: 1 })
    .setExpirationTime('1h')
    .sign(key)
}

export function signOut(cookies: Record<string, string>): void {
  delete cookies[SESSION_COOKIE]
}
