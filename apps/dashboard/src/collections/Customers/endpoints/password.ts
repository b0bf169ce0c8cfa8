import { PasswordChangeRequest, PasswordResetRequest } from '@rasteh/contracts/account'
import { checkPassword } from '@rasteh/shop-core/account'
import { findOrMakeCustomer } from '../../../account-store/customers.ts'
import { callingDevice, forgetDevices } from '../../../account-store/devices.ts'
import { giveBackTries, sessionTries, takeTries } from '../../../account-store/password-tries.ts'
import {
  isPassword,
  loadWithPassword,
  savePassword,
  toKeptPassword,
} from '../../../account-store/passwords.ts'
import { redeemTicket } from '../../../account-store/redeem-ticket.ts'
import { endOtherSessions } from '../../../account-store/sessions.ts'
import { callerAddress } from '../../../cms-api/caller-header.ts'
import { inTransaction, poolOf } from '../../../database/content-pool.ts'
import { customerEndpoint, refused, tooMany } from './customer-endpoint.ts'
import { customerOf } from './customer-of.ts'
import { signedIn } from './signed-in.ts'

/** Sets a new password with a ticket, ends every session that the old one may have opened, and signs in. */
export const passwordResetEndpoint = customerEndpoint({
  path: '/password/reset',
  schema: PasswordResetRequest,
  async handle({ req, body }) {
    // What is refused whoever asks is refused before the ticket is spent; then the person may try another password.
    const allowed = checkPassword(body.Password, [])
    if (!allowed.ok) return refused(allowed.refusal.kind)
    return inTransaction(poolOf(req.payload), async (connection) => {
      const identity = await redeemTicket(connection, body.Ticket, 'password')
      if (!identity) return refused('TicketGone')
      const ofThem = checkPassword(body.Password, [identity])
      if (!ofThem.ok) return refused(ofThem.refusal.kind)
      // Nobody without a ticket has a hash computed.
      const kept = await toKeptPassword(body.Password)
      const customer = await findOrMakeCustomer(connection, identity)
      await savePassword(connection, customer.id, { ...kept, from: callerAddress(req.headers) })
      await endOtherSessions(connection, customer.id, null)
      await forgetDevices(connection, { kind: 'customers', id: customer.id })
      return signedIn(req, connection, customer)
    })
  },
})

/** Sets the password of whoever is signed in and ends their other sessions. Who has a password shows it; that is counted. */
export const passwordEndpoint = customerEndpoint({
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
      const tries = sessionTries(session.sessionId)
      const wait = await takeTries(pool, tries)
      if (wait > 0) return tooMany(wait)
      if (!(await isPassword(customer, body.Current ?? ''))) return refused('WrongPassword')
      await giveBackTries(pool, tries)
    }
    const kept = await toKeptPassword(body.Password)
    await inTransaction(pool, async (connection) => {
      await savePassword(connection, customer.id, { ...kept, from: callerAddress(req.headers) })
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
