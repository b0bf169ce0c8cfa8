import { createHash, randomBytes } from 'node:crypto'
import { PASSKEY_CHALLENGE_SECONDS } from '@rasteh/shop-core/account'
import type { PayloadRequest } from 'payload'
import type { AccountKind } from '#accounts/signed-in-as.ts'
import { callShopFunction } from '#database/call-shop-function.ts'

type Purpose = 'add' | 'sign-in' | 'proof'
/** `binding` is the session's id, or the secret of a browser that is not signed in. */
export type Ceremony = { req: PayloadRequest; purpose: Purpose; kind: AccountKind; binding: string }

/** Makes a challenge that this browser may answer once, for this purpose. */
export async function beginCeremony(
  { req, purpose, kind, binding }: Ceremony,
  userHandle: Buffer | null = null,
): Promise<Buffer> {
  const challenge = randomBytes(32)
  const values = [hashOf(challenge), purpose, kind, hashOf(binding), userHandle, PASSKEY_CHALLENGE_SECONDS]
  await callShopFunction(req, 'begin_passkey', values)
  return challenge
}

/** What was answered, once its challenge is spent; null: it was never asked of this browser, or was answered before. */
export async function spendChallenge(
  { req, purpose, kind, binding }: Ceremony,
  clientDataJSON: string,
): Promise<{ challenge: string; userHandle: Buffer } | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const values = [hashOf(Buffer.from(challenge, 'base64url')), purpose, kind, hashOf(binding)]
  const userHandle = await callShopFunction<Buffer | null>(req, 'take_passkey_challenge', values)
  return userHandle && { challenge, userHandle }
}

/** The challenge that a browser says it answers; the signature over it is looked at later. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) ?? {}
    return typeof challenge === 'string' && challenge.length <= 128 ? challenge : null
  } catch {
    return null
  }
}

const hashOf = (value: string | Buffer) => createHash('sha256').update(value).digest()
