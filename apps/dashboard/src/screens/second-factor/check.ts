import {
  SECOND_FACTOR_ATTEMPT_SECONDS,
  SECOND_FACTOR_ATTEMPTS_MAX,
  type TypedCode,
  toTypedCode,
} from '@rasteh/shop-core/second-factor'
import type { Payload } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import type { SecondFactor } from './load.ts'
import { openSecret, recoveryHashes } from './seal.ts'
import { stepOfCode } from './totp.ts'

export type SecondFactorRefusal = 'needed' | 'wrong' | 'too-many'
type Check = { payload: Payload; staffId: number; factor: SecondFactor; typed: string }

/** Tries a code against a confirmed second factor and spends it; null: it was right. */
export async function checkSecondFactor(check: Check): Promise<SecondFactorRefusal | null> {
  const code = toTypedCode(check.typed)
  if (!code) return check.typed.trim() === '' ? 'needed' : 'wrong'
  if (!(await takeAttempt(check.payload, check.staffId))) return 'too-many'
  return (await spend(check, code)) ? null : 'wrong'
}

/** Takes one of the few attempts that a person has in a while; false: none is left. */
export function takeAttempt(payload: Payload, staffId: number): Promise<boolean> {
  const values = [staffId, SECOND_FACTOR_ATTEMPTS_MAX, SECOND_FACTOR_ATTEMPT_SECONDS]
  return callShopFunction<boolean>(payload, 'take_second_factor_try', values)
}

async function spend({ payload, staffId, factor }: Check, { kind, code }: TypedCode): Promise<boolean> {
  if (kind === 'recovery') {
    for (const hash of recoveryHashes(code))
      if (await callShopFunction<boolean>(payload, 'spend_recovery_code', [staffId, hash])) return true
    return false
  }
  const step = stepOfCode(openSecret(factor.sealedSecret, staffId), code, Date.now())
  return step !== null && callShopFunction<boolean>(payload, 'spend_second_factor_step', [staffId, step])
}
