import { randomBytes } from 'node:crypto'
import { PASSKEY_CHALLENGE_SECONDS, PASSKEYS_MAX, toPasskeyName } from '@rasteh/shop-core/account'
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Payload, PayloadRequest } from 'payload'
import type { SignedIn } from '#accounts/signed-in-as.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import { beginCeremony, spendChallenge } from './challenges.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { relyingParty } from './relying-party.ts'

export type AddRefusal = 'too-many' | 'refused' | 'exists' | 'passkey-name'
type Owner = { req: PayloadRequest; account: SignedIn }
/** EdDSA, ES256 and RS256: what authenticators have. Node's newer ones are still experiments. */
const ALGORITHMS = [-8, -7, -257]
type Named = { userName: string; displayName: string }

/** Asks the browser for a new passkey: one that signs in without a name, and only after it has seen its owner. */
export async function beginAdding(
  { req, account }: Owner,
  { userName, displayName }: Named,
): Promise<PublicKeyCredentialCreationOptionsJSON | 'too-many'> {
  const kept = await loadPasskeys(req.payload, account)
  if (kept.length >= PASSKEYS_MAX) return 'too-many'
  const userHandle = kept[0]?.userHandle ?? randomBytes(32)
  const challenge = await beginCeremony(ceremonyOf({ req, account }), userHandle)
  const { name, id } = relyingParty(req.payload)
  return generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName,
    userDisplayName: displayName,
    userID: new Uint8Array(userHandle),
    challenge: new Uint8Array(challenge),
    timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // The same authenticator need not be asked twice.
    excludeCredentials: kept.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
  })
}

/** Keeps what the browser made, under a name; or says why not. */
export async function finishAdding(
  { req, account }: Owner,
  response: RegistrationResponseJSON,
  typedName: string,
): Promise<AddRefusal | null> {
  const name = toPasskeyName(typedName)
  if (!name.ok) return name.refusal.kind
  const spent = await spendChallenge(ceremonyOf({ req, account }), response.response.clientDataJSON)
  if (!spent) return 'refused'
  const made = await verify(req.payload, response, spent.challenge)
  if (!made) return 'refused'
  const { credential, credentialBackedUp } = made
  const answer = await callShopFunction<'added' | 'too-many' | 'exists' | 'no-account'>(req, 'add_passkey', [
    account.kind,
    account.id,
    Buffer.from(credential.id, 'base64url'),
    Buffer.from(credential.publicKey),
    spent.userHandle,
    credential.counter,
    (credential.transports ?? []).map(String).slice(0, 8),
    name.value,
    credentialBackedUp,
    PASSKEYS_MAX,
  ])
  if (answer === 'added') return null
  return answer === 'no-account' ? 'refused' : answer
}

async function verify(payload: Payload, response: RegistrationResponseJSON, expectedChallenge: string) {
  const { id, origin } = relyingParty(payload)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo ?? null
  } catch {
    // Whatever is wrong with it, it is no passkey of ours.
    return null
  }
}

const ceremonyOf = ({ req, account }: Owner) =>
  ({ req, purpose: 'add', kind: account.kind, binding: account.sessionId }) as const
