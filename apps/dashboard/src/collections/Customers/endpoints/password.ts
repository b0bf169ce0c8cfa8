import { PasswordChangeRequest, PasswordResetRequest } from '@rasteh/contracts/account'
import { checkPassword } from '@rasteh/shop-core/account'
import { findOrMakeCustomer } from '#accounts/customers.ts'
import { callingDevice, forgetDevices } from '#accounts/devices.ts'
import { giveBackAttempts, sessionAttempts, takeAttempts } from '#accounts/password-attempts.ts'
import { isPassword, loadWithPassword, savePassword, toKeptPassword } from '#accounts/passwords.ts'
import { redeemTicket } from '#accounts/redeem-ticket.ts'
import { endOtherSessions } from '#accounts/sessions.ts'
import { callerIp } from '#cms-api/caller-header.ts'
import { inTransaction, poolOf } from '#database/content-pool.ts'
import { accountEndpoint, refused, tooMany } from '#endpoints/account-endpoint.ts'
import { customerOf } from './customer-of.ts'
import { signedIn } from './signed-in.ts'

/** Sets a new password with a ticket, ends every session that the old one may have opened, and signs in. */
export const passwordResetEndpoint = accountEndpoint({
  path: '/password/reset',
  schema: PasswordResetRequest,
  async handle({ req, body }) {
    // What is refused to everybody is refused before the ticket is spent; then the person may try another password.
    const allowed = checkPassword(body.Password, [])
    if (!allowed.ok) return refused(allowed.refusal.kind)
    return inTransaction(poolOf(req.payload), async (connection) => {
      const identity = await redeemTicket(connection, body.Ticket, 'password')
      if (!identity) return refused('TicketGone')
      const ofThem = checkPassword(body.Password, [identity])
      if (!ofThem.ok) return refused(ofThem.refusal.kind)
      // No hash is computed without a ticket.
      const kept = await toKeptPassword(body.Password)
      const customer = await findOrMakeCustomer(connection, identity)
      await savePassword(connection, customer.id, { ...kept, from: callerIp(req.headers) })
      await endOtherSessions(connection, customer.id, null)
      await forgetDevices(connection, { kind: 'customers', id: customer.id })
      return signedIn(req, connection, customer)
    })
  },
})

/** Sets the password of the current user and ends their other sessions. Who has a password shows it; that is counted. */
export const passwordEndpoint = accountEndpoint({
  path: '/password',
  schema: PasswordChangeRequest,
  async handle({ req, body }) {
    const session = customerOf(req)
    const pool = poolOf(req.payload)
    const customer = session && (await loadWithPassword(pool, session.id))
    if (!session || !customer) return refused('SignedOut', 401)
    const allowed = checkPassword(body.Password, [customer.username, customer.email])
    if (!allowed.ok) return refused(allowed.refusal.kind)
    if (customer.hash) {
      const attempts = sessionAttempts(session.sessionId)
      const wait = await takeAttempts(pool, attempts)
      if (wait > 0) return tooMany(wait)
      if (!(await isPassword(customer, body.Current ?? ''))) return refused('WrongPassword')
      await giveBackAttempts(pool, attempts)
    }
    const kept = await toKeptPassword(body.Password)
    await inTransaction(pool, async (connection) => {
      await savePassword(connection, customer.id, { ...kept, from: callerIp(req.headers) })
      await endOtherSessions(connection, customer.id, session.sessionId)
      await forgetDevices(
        connection,
        { kind: 'customers', id: customer.id },
        { but: callingDevice(req.headers) },
      )
    })
    return { body: true }
  },
})
