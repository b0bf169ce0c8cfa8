import { type FactorHolder, type SecondFactorDuty, secondFactorDuty } from '@rasteh/shop-core/account'
import type { Payload } from 'payload'
import { adapterOf } from '#database/adapter.ts'

export type SecondFactor = { sealedSecret: Buffer; isConfirmed: boolean; codesLeft: number }
export type SecondFactorState = {
  factor: SecondFactor | null
  /** The owner asks everybody for one. */
  isRequired: boolean
  passkeys: number
  duty: SecondFactorDuty
  /** Must have a second factor, and a passkey is the only one: the password alone opens nothing. */
  needsPasskey: boolean
}
type Row = {
  isRequired: boolean
  sealedSecret: Buffer | null
  isConfirmed: boolean
  codesLeft: number
  passkeys: number
  role: FactorHolder['role'] | null
  since: Date
  now: Date
}

/**
 * The second factor of a member of staff, and what is asked of them: one statement. It decides who comes in, so it is
 * asked where staff themselves are kept, never from a copy that pages may read.
 */
export async function loadSecondFactor(payload: Payload, staffId: number): Promise<SecondFactorState> {
  const { rows } = await adapterOf(payload).pool.query<Row>(
    `select r.second_factor_required as "isRequired", f.sealed_secret as "sealedSecret",
        f.confirmed_at is not null as "isConfirmed",
        (select count(*)::int from shop.recovery_codes c where c.staff_id = f.staff_id and c.used_at is null) as "codesLeft",
        (select count(*)::int from shop.passkeys k where k.kind = 'staff' and k.account_id = $1) as passkeys,
        m.role::text as role, greatest(m.created_at, r.duty_from, d.since) as since, now() as now
      from shop.staff_rules r left join shop.second_factors f on f.staff_id = $1
        left join public.staff m on m.id = $1 left join shop.second_factor_duties d on d.staff_id = $1`,
    [staffId],
  )
  // The rules are one row, always.
  const { isRequired, sealedSecret, isConfirmed, codesLeft, passkeys, ...rest } = rows[0] as Row
  const duty = dutyOf(rest, { isAskedOfAll: isRequired, hasFactor: isConfirmed || passkeys > 0 })
  return {
    factor: sealedSecret && { sealedSecret, isConfirmed, codesLeft },
    isRequired,
    passkeys,
    duty,
    needsPasskey: duty.kind === 'met' && !isConfirmed,
  }
}

function dutyOf(
  { role, since, now }: Pick<Row, 'role' | 'since' | 'now'>,
  asked: Pick<FactorHolder, 'isAskedOfAll' | 'hasFactor'>,
): SecondFactorDuty {
  if (!role) return { kind: 'none' }
  return secondFactorDuty({ role, sinceMs: since.getTime(), ...asked }, now.getTime())
}
