import { LoginRequest } from '@rasteh/contracts/account'
import { toIdentity } from '@rasteh/shop-core/account'
import { findWithPassword } from '#accounts/passwords.ts'
import { tryPassword } from '#accounts/try-password.ts'
import { poolOf } from '#database/content-pool.ts'
import { accountEndpoint, refused, tooMany } from '#endpoints/account-endpoint.ts'
import { signedIn } from './signed-in.ts'

/**
 * Signs in by password. Unknown people, people without a password and wrong passwords get one answer, and one hash is
 * computed for each. It replaces the content platform's own, which rewrites all sessions of the person.
 */
export const loginEndpoint = accountEndpoint({
  path: '/login',
  schema: LoginRequest,
  async handle({ req, body }) {
    const pool = poolOf(req.payload)
    const identity = toIdentity(body.Identity)?.value ?? body.Identity.trim().toLowerCase()
    const given = { kind: 'customers', identity, password: body.Password, headers: req.headers } as const
    const outcome = await tryPassword(pool, given, () => findWithPassword(pool, identity))
    if (outcome.kind === 'too-many') return tooMany(outcome.waitSeconds)
    if (outcome.kind === 'wrong') return refused('WrongPassword')
    return signedIn(req, pool, outcome.account)
  },
})
