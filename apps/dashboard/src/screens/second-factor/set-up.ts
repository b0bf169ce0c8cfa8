import { randomBytes } from 'node:crypto'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import {
  otpauthUrl,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  SECOND_FACTOR_SECRET_BYTES,
  toBase32,
  toRecoveryCode,
  toTypedCode,
} from '@rasteh/shop-core/second-factor'
import type { Payload } from 'payload'
import { encode } from 'uqr'
import { callShopFunction } from '#database/call-shop-function.ts'
import { takeAttempt } from './check.ts'
import type { SecondFactor } from './load.ts'
import { hashRecoveryCode, openSecret, sealSecret } from './seal.ts'
import { stepOfCode } from './totp.ts'

/** What an authenticator app needs: the secret as text, and as a picture of so many dots a side. */
export type Proposal = { secret: string; dots: boolean[][] }
type Staff = { payload: Payload; staffId: number }

/** Makes a new secret, kept until its first code confirms it; null when there is a confirmed one. */
export async function proposeSecondFactor(
  { payload, staffId }: Staff,
  email: string,
): Promise<Proposal | null> {
  const bytes = randomBytes(SECOND_FACTOR_SECRET_BYTES)
  const sealed = sealSecret(bytes, staffId)
  if (!(await callShopFunction<boolean>(payload, 'propose_second_factor', [staffId, sealed]))) return null
  const secret = toBase32(bytes)
  const url = otpauthUrl({ shop: dashboardTexts.shopName, account: email, secret })
  return { secret, dots: encode(url, { border: 0 }).data }
}

type Confirmation = Staff & { factor: SecondFactor; typed: string }

/** Makes a proposed secret count, by its first code; answers the recovery codes, which are never shown again. */
export async function confirmSecondFactor(given: Confirmation): Promise<string[] | 'wrong' | 'too-many'> {
  const { payload, staffId, factor, typed } = given
  const code = toTypedCode(typed)
  if (code?.kind !== 'step') return 'wrong'
  if (!(await takeAttempt(payload, staffId))) return 'too-many'
  const step = stepOfCode(openSecret(factor.sealedSecret, staffId), code.code, Date.now())
  if (step === null) return 'wrong'
  const { codes, hashes } = newRecoveryCodes()
  const done = await callShopFunction<boolean>(payload, 'confirm_second_factor', [staffId, step, hashes])
  return done ? codes : 'wrong'
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes({ payload, staffId }: Staff): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes()
  await callShopFunction(payload, 'renew_recovery_codes', [staffId, hashes])
  return codes
}

function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const letters = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_CODE_BYTES)))
  return { codes: letters.map(toRecoveryCode), hashes: letters.map(hashRecoveryCode) }
}
