import { EmptyRequest } from '@rasteh/contracts/account'
import { PasskeySignInRequest } from '@rasteh/contracts/passkeys'
import { PASSKEY_PATHS } from '@rasteh/contracts/paths'
import { neighbourhoodOf, PASSKEY_CHALLENGES } from '@rasteh/shop-core/account'
import type { Endpoint, PayloadRequest } from 'payload'
import { loadWithPassword } from '../account-store/passwords.ts'
import { callerAddress } from '../cms-api/caller-header.ts'
import {
  type AccountAnswer,
  customerEndpoint,
  refused,
  tooMany,
} from '../collections/Customers/endpoints/customer-endpoint.ts'
import { signedIn } from '../collections/Customers/endpoints/signed-in.ts'
import { poolOf } from '../database/content-pool.ts'
import type { AccountKind } from './account.ts'
import { beginUsing, finishUsing } from './authenticate.ts'
import { browserCookie, newBrowser, readBrowser } from './browser-cookie.ts'
import { freshEndpoints } from './fresh-endpoints.ts'
import { ownPasskeyEndpoints } from './own-endpoints.ts'
import { staffSignedIn } from './staff-signed-in.ts'
import { takeTries } from './tries.ts'

/** All that people of one kind do with passkeys. */
export function passkeyEndpoints(kind: AccountKind): Endpoint[] {
  return [...signInEndpoints(kind), ...ownPasskeyEndpoints(kind), ...freshEndpoints(kind)]
}

const REFUSED = refused('PasskeyRefused', 401)

/** Signing in by passkey. It has seen its owner, so it counts as both factors; whose it is, it says itself. */
function signInEndpoints(kind: AccountKind): Endpoint[] {
  const begin = customerEndpoint({
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
  const finish = customerEndpoint({
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
  const guesser = `address ${neighbourhoodOf(callerAddress(headers))}`
  return takeTries(payload, [{ scope: 'passkey', guesser, ...PASSKEY_CHALLENGES.address }])
}
