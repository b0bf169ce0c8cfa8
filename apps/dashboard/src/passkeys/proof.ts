import type { FreshWire } from '@rasteh/contracts/passkeys'
import { PROOF_GUESSES } from '@rasteh/shop-core/account'
import type { PayloadRequest } from 'payload'
import { isPassword, type KeptPassword } from '../account-store/passwords.ts'
import { callShopFunction } from '../dashboard/shop-function.ts'
import { poolOf } from '../database/content-pool.ts'
import { checkSecondFactor, type SecondFactorRefusal } from '../second-factor/check.ts'
import { loadSecondFactor } from '../second-factor/load.ts'
import { COLLECTIONS, type SignedIn } from './account.ts'
import { isFresh } from './fresh.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { type CountedTry, giveBackTries, takeTries } from './tries.ts'

export type ProofRefusal = { kind: 'wrong-password' | 'passkey-needed' | SecondFactorRefusal; wait?: number }

/** By what somebody may show again who they are: never by less than signing in asks of them. */
export async function proofWays(req: PayloadRequest, account: SignedIn): Promise<FreshWire> {
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

/** Takes the password, and the code where there is a second factor; null: it was right. Tries are counted by session. */
export async function provePassword(
  req: PayloadRequest,
  account: SignedIn,
  { password, code }: { password: string; code: string },
): Promise<ProofRefusal | null> {
  const tries = proofTries(account.sessionId)
  const wait = await takeTries(req.payload, tries)
  if (wait > 0) return { kind: 'too-many', wait }
  if (!(await isPassword(await loadKept(req, account), password))) return { kind: 'wrong-password' }
  const refusal = account.kind === 'staff' ? await refusalOfCode(req, account.id, code) : null
  if (refusal && refusal !== 'needed') return { kind: refusal }
  // A right password without its code is no failure: the code is asked for.
  await giveBackTries(req.payload, tries)
  return refusal && { kind: refusal }
}

export const noteProof = (req: PayloadRequest, account: SignedIn, way: 'passkey' | 'password') =>
  callShopFunction<boolean>(req, 'prove_fresh', [account.sessionId, account.kind, account.id, way])

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

function proofTries(sessionId: string): CountedTry[] {
  const guesser = `session ${sessionId}`
  return [
    { scope: 'proof', guesser, ...PROOF_GUESSES.session },
    { scope: 'proof-day', guesser, ...PROOF_GUESSES.sessionDaily },
  ]
}
