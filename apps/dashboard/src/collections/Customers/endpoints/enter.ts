import { EnterRequest } from '@rasteh/contracts/account'
import { findOrMakeCustomer } from '#accounts/customers.ts'
import { redeemTicket } from '#accounts/redeem-ticket.ts'
import { inTransaction, poolOf } from '#database/content-pool.ts'
import { accountEndpoint, refused } from '#endpoints/account-endpoint.ts'
import { signedIn } from './signed-in.ts'

/** Opens a session with the ticket that a right code was exchanged for. A ticket opens one. */
export const enterEndpoint = accountEndpoint({
  path: '/enter',
  schema: EnterRequest,
  handle: ({ req, body }) =>
    inTransaction(poolOf(req.payload), async (connection) => {
      const identity = await redeemTicket(connection, body.Ticket, 'sign-in')
      if (!identity) return refused('TicketGone')
      return signedIn(req, connection, await findOrMakeCustomer(connection, identity))
    }),
})
