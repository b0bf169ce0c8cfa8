import type { Payload } from 'payload'
import { adapterOf } from '../database/adapter.ts'

export type SecondFactor = { sealedSecret: Buffer; isConfirmed: boolean; codesLeft: number }
export type SecondFactorState = { factor: SecondFactor | null; isRequired: boolean }
type Row = { isRequired: boolean; sealedSecret: Buffer | null; isConfirmed: boolean; codesLeft: number }

/**
 * The second factor of a member of staff, and whether the owner asks everybody for one: one statement. It decides who
 * comes in, so it is asked where staff themselves are kept, never from a copy that pages may read.
 */
export async function loadSecondFactor(payload: Payload, staffId: number): Promise<SecondFactorState> {
  const { rows } = await adapterOf(payload).pool.query<Row>(
    `select r.second_factor_required as "isRequired", f.sealed_secret as "sealedSecret",
        f.confirmed_at is not null as "isConfirmed",
        (select count(*)::int from shop.recovery_codes c where c.staff_id = f.staff_id and c.used_at is null) as "codesLeft"
      from shop.staff_rules r left join shop.second_factors f on f.staff_id = $1`,
    [staffId],
  )
  // The rules are one row, always.
  const { isRequired, sealedSecret, ...rest } = rows[0] as Row
  return { factor: sealedSecret && { sealedSecret, ...rest }, isRequired }
}
