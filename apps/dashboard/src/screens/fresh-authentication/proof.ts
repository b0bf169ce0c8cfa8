import type { FreshWire } from '@rasteh/contracts/passkeys'
import { PROOF_ATTEMPTS } from '@rasteh/shop-core/account'
import type { PayloadRequest } from 'payload'
import { type CountedAttempt, giveBackAttempts, takeAttempts } from '#accounts/attempt-limits.ts'
import { isPassword, type KeptPassword } from '#accounts/passwords.ts'
import { COLLECTIONS, type SignedIn } from '#accounts/signed-in-as.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import { poolOf } from '#database/content-pool.ts'
import { loadPasskeys } from '#screens/passkeys/public.ts'
import {
  checkSecondFactor,
  loadSecondFactor,
  type SecondFactorRefusal,
} from '#screens/second-factor/public.ts'
import { isFresh } from './require-fresh.ts'

export type ProofRefusal = { kind: 'wrong-password' | 'passkey-needed' | SecondFactorRefusal; wait?: number }

/** By what a person may show again who they are: never by less than signing in asks of them. */
export async function proofMethods(req: PayloadRequest, account: SignedIn): Promise<FreshWire> {
  const [passkeys, kept, fresh] = await Promise.all([
    loadPasskeys(req.payload, account),
    loadKept(req, account),
    isFresh(req, account),
  ])
  const factor = account.kind === 'staff' ? await loadSecondFactor(req.payload, account.id) : null
  return {
    IsFresh: fresh,
    ByPasskey: passkeys.length > 0,
    ByPassword: Boolean(kept?.hash) && !factor?.needsPasskey,
    AsksCode: factor?.factor?.isConfirmed ?? false,
  }
}

/** Takes the password, and the code where there is a second factor; null: it was right. Attempts are counted by session. */
export async function provePassword(
  req: PayloadRequest,
  account: SignedIn,
  { password, code }: { password: string; code: string },
): Promise<ProofRefusal | null> {
  const attempts = proofAttempts(account.sessionId)
  const wait = await takeAttempts(req.payload, attempts)
  if (wait > 0) return { kind: 'too-many', wait }
  if (!(await isPassword(await loadKept(req, account), password))) return { kind: 'wrong-password' }
  const refusal = account.kind === 'staff' ? await refusalOfCode(req, account.id, code) : null
  if (refusal && refusal !== 'needed') return { kind: refusal }
  // A right password without its code is no failure: the code is asked for.
  await giveBackAttempts(req.payload, attempts)
  return refusal && { kind: refusal }
}

export const noteProof = (req: PayloadRequest, account: SignedIn, method: 'passkey' | 'password') =>
  callShopFunction<boolean>(req, 'prove_fresh', [account.sessionId, account.kind, account.id, method])

async function refusalOfCode({ payload }: PayloadRequest, staffId: number, typed: string) {
  const { factor, needsPasskey } = await loadSecondFactor(payload, staffId)
  if (needsPasskey) return 'passkey-needed' as const
  return factor?.isConfirmed ? checkSecondFactor({ payload, staffId, factor, typed }) : null
}

async function loadKept(req: PayloadRequest, { kind, id }: SignedIn): Promise<KeptPassword | null> {
  const { rows } = await poolOf(req.payload).query<KeptPassword>(
    `select hash, salt from public.${COLLECTIONS[kind]} where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

function proofAttempts(sessionId: string): CountedAttempt[] {
  const attemptKey = `session ${sessionId}`
  return [
    { scope: 'proof', attemptKey, ...PROOF_ATTEMPTS.session },
    { scope: 'proof-day', attemptKey, ...PROOF_ATTEMPTS.sessionDaily },
  ]
}
