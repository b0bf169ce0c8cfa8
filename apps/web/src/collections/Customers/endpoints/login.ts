import { LoginRequest } from '@rasteh/contracts/account'
import { toIdentity } from '@rasteh/shop-core/account'
import { giveBackTries, passwordTries, takeTries } from '../../../account-store/password-tries.ts'
import { findWithPassword, isPassword } from '../../../account-store/passwords.ts'
import { callerAddress } from '../../../cms-api/caller-header.ts'
import { poolOf } from '../../../database/content-pool.ts'
import { customerEndpoint, refused, tooMany } from './customer-endpoint.ts'
import { signedIn } from './signed-in.ts'

/**
 * Signs in by password. Unknown people, people without a password and wrong passwords get one answer, and one hash is
 * computed for each. It stands in place of the content platform's own, which rewrites all sessions of the person.
 */
export const loginEndpoint = customerEndpoint({
  path: '/login',
  schema: LoginRequest,
  async handle({ req, body }) {
    const pool = poolOf(req.payload)
    const identity = toIdentity(body.Identity)?.value ?? body.Identity.trim().toLowerCase()
    const tries = passwordTries(callerAddress(req.headers), identity)
    const wait = await takeTries(pool, tries)
    if (wait > 0) return tooMany(wait)
    const customer = await findWithPassword(pool, identity)
    if (!(await isPassword(customer, body.Password)) || !customer) return refused('WrongPassword')
    await giveBackTries(pool, tries)
    return signedIn(req, pool, customer)
  },
})
