import { PASSKEY_CHALLENGE_SECONDS } from '@rasteh/shop-core/account'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Payload } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { beginCeremony, type Ceremony, spendChallenge } from './challenges.ts'
import { findPasskey, type Passkey } from './load-passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** Asks the browser for a passkey: one of those that are named, or any of the shop; it knows itself which it has. */
export async function beginUsing(
  ceremony: Ceremony,
  named: readonly Passkey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await beginCeremony(ceremony)
  return generateAuthenticationOptions({
    rpID: relyingParty(ceremony.req.payload).id,
    challenge: new Uint8Array(challenge),
    timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: named.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
  })
}

/** Whose passkey it was; null: anything at all was not right. The challenge is spent in either case. */
export async function finishUsing(
  ceremony: Ceremony,
  response: AuthenticationResponseJSON,
): Promise<number | null> {
  const { req, kind, purpose } = ceremony
  const { payload } = req
  const spent = await spendChallenge(ceremony, response.response.clientDataJSON)
  if (!spent) return null
  const credentialId = Buffer.from(response.id, 'base64url')
  const passkey = await findPasskey(payload, kind, credentialId)
  if (!passkey || !matchesHandle(passkey, response.response.userHandle)) return null
  const checked = await verify(payload, passkey, { response, challenge: spent.challenge })
  if (!checked) return null
  const { newCounter, credentialBackedUp } = checked
  const values = [credentialId, kind, newCounter, credentialBackedUp, purpose]
  return callShopFunction<number | null>(req, 'use_passkey', values)
}

type Signed = { response: AuthenticationResponseJSON; challenge: string }

async function verify(payload: Payload, passkey: Passkey, { response, challenge }: Signed) {
  const { id, origin } = relyingParty(payload)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        // The database compares the counters, in the statement that keeps the new one.
        counter: 0,
      },
    })
    return verified ? authenticationInfo : null
  } catch {
    // A foreign origin, no user verification, a wrong signature: none of them comes in.
    return null
  }
}

/** A discoverable passkey says whose it is; where it says nothing, the credential's id alone names it. */
const matchesHandle = ({ userHandle }: Passkey, said: string | undefined) =>
  !said || userHandle.equals(Buffer.from(said, 'base64url'))
