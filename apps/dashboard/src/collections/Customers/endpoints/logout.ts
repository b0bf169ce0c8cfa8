import { EmptyRequest } from '@rasteh/contracts/account'
import { generateExpiredPayloadCookie } from 'payload/shared'
import { endSession } from '#accounts/sessions.ts'
import { hintCookie } from '#cms-api/hint-cookie.ts'
import { poolOf } from '#database/content-pool.ts'
import { accountEndpoint } from '#endpoints/account-endpoint.ts'
import { customerOf } from './customer-of.ts'

/** Signs out of this session. Who is not signed in loses nothing but the cookies. */
export const logoutEndpoint = accountEndpoint({
  path: '/logout',
  schema: EmptyRequest,
  async handle({ req }) {
    const customer = customerOf(req)
    if (customer) await endSession(poolOf(req.payload), customer.id, customer.sessionId)
    const { auth } = req.payload.collections.customers.config
    const { cookiePrefix } = req.payload.config
    const gone = String(generateExpiredPayloadCookie({ collectionAuthConfig: auth, cookiePrefix }))
    return { body: true, cookies: [gone, hintCookie(0)] }
  },
})
