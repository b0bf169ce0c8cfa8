import { EmptyRequest } from '@rasteh/contracts/account'
import { ProofRequest } from '@rasteh/contracts/passkeys'
import { PASSKEY_PATHS } from '@rasteh/contracts/paths'
import type { Endpoint, PayloadRequest } from 'payload'
import { type AccountKind, type SignedIn, signedInAs } from '#accounts/signed-in-as.ts'
import {
  type AccountAnswer,
  accountEndpoint,
  answer,
  refused,
  SIGNED_OUT,
  tooMany,
} from '#endpoints/account-endpoint.ts'
import { beginUsing, finishUsing, loadPasskeys } from '#screens/passkeys/public.ts'
import { noteProof, type ProofRefusal, proofMethods, provePassword } from './proof.ts'
import { FRESH_REFUSAL, isFresh } from './require-fresh.ts'

const REFUSALS = {
  'wrong-password': 'WrongPassword',
  'passkey-needed': 'PasskeyNeeded',
  needed: 'CodeNeeded',
  wrong: 'WrongCode',
  'too-many': 'TooManyGuesses',
} as const satisfies Record<ProofRefusal['kind'], string>

/** How a signed-in person shows again who they are. */
export function freshEndpoints(kind: AccountKind): Endpoint[] {
  const methods: Endpoint = {
    path: `/${PASSKEY_PATHS.fresh}`,
    method: 'get',
    async handler(req) {
      const account = signedInAs(req, kind)
      return answer(account ? { body: await proofMethods(req, account) } : SIGNED_OUT)
    },
  }
  const check = currentUserEndpoint(kind, PASSKEY_PATHS.freshCheck, async (req, account) =>
    (await isFresh(req, account)) ? { body: true } : FRESH_REFUSAL,
  )
  const begin = currentUserEndpoint(kind, PASSKEY_PATHS.freshBegin, async (req, account) => ({
    body: await beginUsing(ceremonyOf(req, account), await loadPasskeys(req.payload, account)),
  }))
  const prove = accountEndpoint({
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
  return [methods, check, begin, prove]
}

type Act = (req: PayloadRequest, account: SignedIn) => Promise<AccountAnswer>

function currentUserEndpoint(kind: AccountKind, path: string, act: Act): Endpoint {
  return accountEndpoint({
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

/** Another person's passkey proves nothing about whose session this is. */
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
