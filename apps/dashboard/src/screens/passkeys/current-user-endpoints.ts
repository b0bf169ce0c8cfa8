import { EmptyRequest } from '@rasteh/contracts/account'
import {
  PasskeyAddRequest,
  PasskeyRemoveRequest,
  PasskeyRenameRequest,
  type PasskeysWire,
} from '@rasteh/contracts/passkeys'
import { PASSKEY_PATHS } from '@rasteh/contracts/paths'
import { toPasskeyName } from '@rasteh/shop-core/account'
import type { Endpoint, PayloadRequest } from 'payload'
import { type AccountKind, type SignedIn, signedInAs } from '#accounts/signed-in-as.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import {
  type AccountAnswer,
  accountEndpoint,
  answer,
  refused,
  SIGNED_OUT,
} from '#endpoints/account-endpoint.ts'
import { FRESH_REFUSAL, isFresh } from '#screens/fresh-authentication/public.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { type AddRefusal, beginAdding, finishAdding } from './register.ts'

/** The words of programs for what was refused. */
const REFUSALS = {
  'too-many': 'TooManyPasskeys',
  refused: 'PasskeyRefused',
  exists: 'PasskeyExists',
  'passkey-name': 'PasskeyName',
} as const satisfies Record<AddRefusal, string>

/** The current user's passkeys. They decide who can sign in later, so they are changed only by a person who has just shown who they are. */
export function currentUserPasskeyEndpoints(kind: AccountKind): Endpoint[] {
  const list: Endpoint = {
    path: `/${PASSKEY_PATHS.list}`,
    method: 'get',
    async handler(req) {
      const account = signedInAs(req, kind)
      return answer(account ? { body: await listOf(req, account) } : SIGNED_OUT)
    },
  }
  const begin = accountEndpoint({
    path: `/${PASSKEY_PATHS.begin}`,
    schema: EmptyRequest,
    handle: ({ req }) =>
      asFresh(req, kind, async (account) => {
        const options = await beginAdding({ req, account }, namesOf(req))
        return options === 'too-many' ? refused(REFUSALS[options]) : { body: options }
      }),
  })
  const add = accountEndpoint({
    path: `/${PASSKEY_PATHS.add}`,
    schema: PasskeyAddRequest,
    handle: ({ req, body }) =>
      asFresh(req, kind, async (account) => {
        const owner = { req, account }
        const refusal = await finishAdding(owner, toResponse(body.Credential), body.Name)
        return refusal ? refused(REFUSALS[refusal]) : { body: await listOf(req, account) }
      }),
  })
  return [list, begin, add, ...changeEndpoints(kind)]
}

function changeEndpoints(kind: AccountKind): Endpoint[] {
  const rename = accountEndpoint({
    path: `/${PASSKEY_PATHS.rename}`,
    schema: PasskeyRenameRequest,
    async handle({ req, body }) {
      const account = signedInAs(req, kind)
      if (!account) return SIGNED_OUT
      const name = toPasskeyName(body.Name)
      if (!name.ok) return refused(REFUSALS['passkey-name'])
      const values = [kind, account.id, body.Id, name.value]
      const isDone = await callShopFunction<boolean>(req, 'rename_passkey', values)
      return isDone ? { body: await listOf(req, account) } : NOT_FOUND
    },
  })
  const remove = accountEndpoint({
    path: `/${PASSKEY_PATHS.remove}`,
    schema: PasskeyRemoveRequest,
    handle: ({ req, body }) =>
      asFresh(req, kind, async (account) => {
        const values = [kind, account.id, body.Id]
        const isDone = await callShopFunction<boolean>(req, 'remove_passkey', values)
        return isDone ? { body: await listOf(req, account) } : NOT_FOUND
      }),
  })
  return [rename, remove]
}

const NOT_FOUND = refused('NoSuchPasskey', 404)

async function asFresh(
  req: PayloadRequest,
  kind: AccountKind,
  act: (account: SignedIn) => Promise<AccountAnswer>,
): Promise<AccountAnswer> {
  const account = signedInAs(req, kind)
  if (!account) return SIGNED_OUT
  return (await isFresh(req, account)) ? act(account) : FRESH_REFUSAL
}

async function listOf({ payload }: PayloadRequest, account: SignedIn): Promise<PasskeysWire> {
  const passkeys = await loadPasskeys(payload, account)
  return {
    Passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
      Id: id,
      Name: name,
      CreatedAt: createdAt.toISOString(),
      LastUsedAt: lastUsedAt?.toISOString() ?? null,
      IsBackedUp: isBackedUp,
    })),
  }
}

/** What the authenticator shows beside the passkey, so that its owner knows it again. */
function namesOf({ user }: PayloadRequest): { userName: string; displayName: string } {
  const { name, username, email } = (user ?? {}) as Record<'name' | 'username' | 'email', string | null>
  const userName = username ?? email ?? ''
  return { userName, displayName: name ?? userName }
}

/** The contract holds all that is read of it; the library's type names more, all of it optional. */
const toResponse = (credential: object) => credential as Parameters<typeof finishAdding>[1]
