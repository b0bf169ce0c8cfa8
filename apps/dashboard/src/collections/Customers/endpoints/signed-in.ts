import type { EnteredWire } from '@rasteh/contracts/account'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { KnownCustomer } from '#accounts/customers.ts'
import { rememberDevice } from '#accounts/devices.ts'
import { openSession } from '#accounts/sessions.ts'
import { hintCookie } from '#cms-api/hint-cookie.ts'
import type { Connection } from '#database/content-pool.ts'
import type { AccountAnswer } from '#endpoints/account-endpoint.ts'
import { CUSTOMER_SESSION_SECONDS } from '../session-length.ts'

/** Opens a session for a person who has shown who they are, and answers the cookies that carry it. */
export async function signedIn(
  req: PayloadRequest,
  connection: Connection,
  customer: KnownCustomer,
): Promise<AccountAnswer> {
  const sessionId = await openSession(connection, {
    customerId: customer.id,
    lastsSeconds: CUSTOMER_SESSION_SECONDS,
    userAgent: req.headers.get('user-agent') ?? '',
  })
  const account = { kind: 'customers', id: customer.id, sessionId } as const
  const device = await rememberDevice(connection, req.headers, account)
  const body: EnteredWire = { UserId: customer.id, IsNew: customer.isNew }
  return {
    body,
    cookies: [await sessionCookie(req, customer, sessionId), hintCookie(CUSTOMER_SESSION_SECONDS), device],
  }
}

/** The content platform's own cookie, signed as it signs it. */
async function sessionCookie(req: PayloadRequest, customer: KnownCustomer, sid: string): Promise<string> {
  const { payload } = req
  const { config } = payload.collections.customers
  const user = { id: customer.id, email: customer.email, collection: 'customers' } as const
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: customer.email ?? '',
    sid,
    user: user as never,
  })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: CUSTOMER_SESSION_SECONDS,
  })
  const { cookiePrefix } = payload.config
  return String(generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token }))
}
