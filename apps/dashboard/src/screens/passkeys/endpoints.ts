import { EmptyRequest } from '@rasteh/contracts/account'
import { PasskeySignInRequest } from '@rasteh/contracts/passkeys'
import { PASSKEY_PATHS } from '@rasteh/contracts/paths'
import { PASSKEY_CHALLENGES } from '@rasteh/shop-core/account'
import { subnetOf } from '@rasteh/shop-core/client-ip'
import type { Endpoint, PayloadRequest } from 'payload'
import { takeAttempts } from '#accounts/attempt-limits.ts'
import { loadWithPassword } from '#accounts/passwords.ts'
import type { AccountKind } from '#accounts/signed-in-as.ts'
import { callerIp } from '#cms-api/caller-header.ts'
import { signedIn } from '#collections/Customers/endpoints/signed-in.ts'
import { poolOf } from '#database/content-pool.ts'
import { type AccountAnswer, accountEndpoint, refused, tooMany } from '#endpoints/account-endpoint.ts'
import { freshEndpoints } from '#screens/fresh-authentication/public.ts'
import { beginUsing, finishUsing } from './authenticate.ts'
import { browserCookie, newBrowser, readBrowser } from './browser-cookie.ts'
import { currentUserPasskeyEndpoints } from './current-user-endpoints.ts'
import { staffSignedIn } from './staff-signed-in.ts'

/** All that people of one kind do with passkeys. */
export function passkeyEndpoints(kind: AccountKind): Endpoint[] {
  return [...signInEndpoints(kind), ...currentUserPasskeyEndpoints(kind), ...freshEndpoints(kind)]
}

const REFUSED = refused('PasskeyRefused', 401)

/** Signing in by passkey. It has seen its owner, so it counts as both factors; whose it is, it says itself. */
function signInEndpoints(kind: AccountKind): Endpoint[] {
  const begin = accountEndpoint({
    path: `/${PASSKEY_PATHS.signInBegin}`,
    schema: EmptyRequest,
    async handle({ req }) {
      const wait = await takeChallenge(req)
      if (wait > 0) return tooMany(wait)
      const browser = readBrowser(req) ?? newBrowser()
      const ceremony = { req, purpose: 'sign-in', kind, binding: browser } as const
      return { body: await beginUsing(ceremony), cookies: [browserCookie(browser)] }
    },
  })
  const finish = accountEndpoint({
    path: `/${PASSKEY_PATHS.signIn}`,
    schema: PasskeySignInRequest,
    async handle({ req, body }) {
      const browser = readBrowser(req)
      if (!browser) return REFUSED
      const ceremony = { req, purpose: 'sign-in', kind, binding: browser } as const
      const accountId = await finishUsing(ceremony, body.Credential as Parameters<typeof finishUsing>[1])
      return accountId === null ? REFUSED : open(req, kind, accountId)
    },
  })
  return [begin, finish]
}

async function open(req: PayloadRequest, kind: AccountKind, accountId: number): Promise<AccountAnswer> {
  if (kind === 'staff') return (await staffSignedIn(req, accountId)) ?? REFUSED
  const pool = poolOf(req.payload)
  const customer = await loadWithPassword(pool, accountId)
  return customer ? signedIn(req, pool, customer) : REFUSED
}

function takeChallenge({ payload, headers }: PayloadRequest): Promise<number> {
  const attemptKey = `address ${subnetOf(callerIp(headers))}`
  return takeAttempts(payload, [{ scope: 'passkey', attemptKey, ...PASSKEY_CHALLENGES.address }])
}
