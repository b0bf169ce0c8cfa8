import { SessionEndRequest, type SessionsWire } from '@rasteh/contracts/account'
import type { Endpoint } from 'payload'
import { callingDevice, forgetDevices } from '#accounts/devices.ts'
import { loadWithPassword } from '#accounts/passwords.ts'
import { endOtherSessions, endSession, loadSessions } from '#accounts/sessions.ts'
import { poolOf } from '#database/content-pool.ts'
import { accountEndpoint, answer, refused } from '#endpoints/account-endpoint.ts'
import { customerOf } from './customer-of.ts'

/** Where the customer is signed in, and whether there is a password. */
export const sessionsEndpoint: Endpoint = {
  path: '/sessions',
  method: 'get',
  async handler(req) {
    const customer = customerOf(req)
    if (!customer) return answer(refused('SignedOut', 401))
    const pool = poolOf(req.payload)
    const sessions = await loadSessions(pool, customer.id)
    const body: SessionsWire = {
      HasPassword: Boolean((await loadWithPassword(pool, customer.id))?.hash),
      Sessions: sessions.map(({ id, userAgent, openedAt, seenAt }) => ({
        Id: id,
        UserAgent: userAgent,
        OpenedAt: openedAt.toISOString(),
        SeenAt: seenAt.toISOString(),
        IsThis: id === customer.sessionId,
      })),
    }
    return answer({ body })
  },
}

/** Ends one of the customer's own sessions, or all others; the devices where they were opened are known no more. */
export const sessionsEndEndpoint = accountEndpoint({
  path: '/sessions/end',
  schema: SessionEndRequest,
  async handle({ req, body }) {
    const customer = customerOf(req)
    if (!customer) return refused('SignedOut', 401)
    const pool = poolOf(req.payload)
    const account = { kind: 'customers', id: customer.id } as const
    const but = callingDevice(req.headers)
    if (body.Id === undefined) await endOtherSessions(pool, customer.id, customer.sessionId)
    else if (!(await endSession(pool, customer.id, body.Id))) return refused('NoSuchSession', 404)
    await forgetDevices(pool, account, { but, ...(body.Id === undefined ? {} : { sessionId: body.Id }) })
    return { body: true }
  },
})
