import { FRESH_PROOF_SECONDS } from '@rasteh/shop-core/account'
import { FRESH_SIGN_IN_SECONDS } from '@rasteh/shop-core/privacy'
import {
  isFreshSession,
  isFreshStaff,
  loadPerson,
  loadStaffRole,
  type Person,
} from '@rasteh/shop-store/accounts/sessions'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { SessionClaim } from './caller.ts'

export type Sessions = ReturnType<typeof createSessions>

/** Answers whose session a claim is, if it is still open. */
export function createSessions({ database }: { database: Pool }) {
  const findPerson = async (claim: SessionClaim | null): Promise<Person | null> =>
    claim && loadPerson(database, claim)
  return {
    /** Customers and staff. */
    findPerson,
    /** The customer's id; null for guests and staff. */
    async findCustomer(claim: SessionClaim | null): Promise<number | null> {
      if (claim?.collection !== 'customers') return null
      return (await findPerson(claim))?.userId ?? null
    },
    findStaffRole: (claim: SessionClaim) => loadStaffRole(database, claim),
    /** Whether a member of staff showed who they are within ten minutes. */
    isFreshStaff: (claim: SessionClaim) => isFreshStaff(database, claim, FRESH_PROOF_SECONDS),
    /** Whether a customer signed in a moment ago. */
    isFreshCustomer: (claim: SessionClaim) => isFreshSession(database, claim, FRESH_SIGN_IN_SECONDS),
  }
}
