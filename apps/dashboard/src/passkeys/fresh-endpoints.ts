import { EmptyRequest } from '@rasteh/contracts/account'
import { ProofRequest } from '@rasteh/contracts/passkeys'
import { PASSKEY_PATHS } from '@rasteh/contracts/paths'
import type { Endpoint, PayloadRequest } from 'payload'
import {
  type AccountAnswer,
  answer,
  customerEndpoint,
  refused,
  tooMany,
} from '../collections/Customers/endpoints/customer-endpoint.ts'
import { type AccountKind, type SignedIn, signedInAs } from './account.ts'
import { beginUsing, finishUsing } from './authenticate.ts'
import { FRESH_REFUSAL, isFresh } from './fresh.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { SIGNED_OUT } from './own-endpoints.ts'
import { noteProof, type ProofRefusal, proofWays, provePassword } from './proof.ts'

const REFUSALS = {
  'wrong-password': 'WrongPassword',
  'passkey-needed': 'PasskeyNeeded',
  needed: 'CodeNeeded',
  wrong: 'WrongCode',
  'too-many': 'TooManyGuesses',
} as const satisfies Record<ProofRefusal['kind'], string>

/** How somebody who is signed in shows again who they are. */
export function freshEndpoints(kind: AccountKind): Endpoint[] {
  const ways: Endpoint = {
    path: `/${PASSKEY_PATHS.fresh}`,
    method: 'get',
    async handler(req) {
      const account = signedInAs(req, kind)
      return answer(account ? { body: await proofWays(req, account) } : SIGNED_OUT)
    },
  }
  const check = ownEndpoint(kind, PASSKEY_PATHS.freshCheck, async (req, account) =>
    (await isFresh(req, account)) ? { body: true } : FRESH_REFUSAL,
  )
  const begin = ownEndpoint(kind, PASSKEY_PATHS.freshBegin, async (req, account) => ({
    body: await beginUsing(ceremonyOf(req, account), await loadPasskeys(req.payload, account)),
  }))
  const prove = customerEndpoint({
    path: `/${PASSKEY_PATHS.freshProve}`,
    schema: ProofRequest,
    async handle({ req, body }) {
      const account = signedInAs(req, kind)
      if (!account) return SIGNED_OUT
      const refusal = body.Credential
        ? await refusalOfPasskey(req, account, body.Credential)
        : await refusalOfPassword(req, account, { password: body.Password ?? '', code: body.Code ?? '' })
      if (refusal) return refusal
      const isNoted = await noteProof(req, account, body.Credential ? 'passkey' : 'password')
      return isNoted ? { body: true } : SIGNED_OUT
    },
  })
  return [ways, check, begin, prove]
}

type Act = (req: PayloadRequest, account: SignedIn) => Promise<AccountAnswer>

function ownEndpoint(kind: AccountKind, path: string, act: Act): Endpoint {
  return customerEndpoint({
    path: `/${path}`,
    schema: EmptyRequest,
    async handle({ req }) {
      const account = signedInAs(req, kind)
      return account ? act(req, account) : SIGNED_OUT
    },
  })
}

const ceremonyOf = (req: PayloadRequest, { kind, sessionId }: SignedIn) =>
  ({ req, purpose: 'proof', kind, binding: sessionId }) as const

/** A passkey of somebody else, though it be theirs, proves nothing about whose session this is. */
async function refusalOfPasskey(req: PayloadRequest, account: SignedIn, credential: object) {
  const used = credential as Parameters<typeof finishUsing>[1]
  const owner = await finishUsing(ceremonyOf(req, account), used)
  return owner === account.id ? null : refused('PasskeyRefused')
}

async function refusalOfPassword(
  req: PayloadRequest,
  account: SignedIn,
  typed: { password: string; code: string },
): Promise<AccountAnswer | null> {
  const refusal = await provePassword(req, account, typed)
  if (!refusal) return null
  return refusal.wait ? tooMany(refusal.wait) : refused(REFUSALS[refusal.kind])
}
