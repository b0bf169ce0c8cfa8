import type { Payload } from 'payload'
import { adapterOf } from '#database/adapter.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import { keyOfRecoveryCode, keyOfSecret, openSecret, sealSecret } from './seal.ts'
import { readSealKeys } from './seal-keys.ts'

/** How many were sealed again, whose could not be opened, and who still has recovery codes under an older key. */
export type Resealed = { resealed: number; unreadable: number[]; withOldCodes: number[] }

/**
 * Seals every second factor with the newest key. Recovery codes are kept as digests, which cannot be made again without
 * the codes: who has such codes renews them, and until then the older key stays.
 */
export async function resealSecondFactors(payload: Payload): Promise<Resealed> {
  const { newestId } = readSealKeys(process.env)
  const { pool } = adapterOf(payload)
  const { rows } = await pool.query<{ id: number; sealed: Buffer }>(
    'select staff_id as id, sealed_secret as sealed from shop.second_factors order by staff_id',
  )
  const unreadable: number[] = []
  let resealed = 0
  for (const { id, sealed } of rows.filter((row) => keyOfSecret(row.sealed) !== newestId)) {
    const secret = opened(sealed, id)
    if (!secret) unreadable.push(id)
    else if (
      await callShopFunction<boolean>(payload, 'reseal_second_factor', [id, sealed, sealSecret(secret, id)])
    )
      resealed += 1
  }
  return { resealed, unreadable, withOldCodes: await whoHasOldCodes(payload, newestId) }
}

async function whoHasOldCodes(payload: Payload, newestId: string): Promise<number[]> {
  const { rows } = await adapterOf(payload).pool.query<{ id: number; hash: Buffer }>(
    'select staff_id as id, code_hash as hash from shop.recovery_codes where used_at is null order by staff_id',
  )
  return [...new Set(rows.filter(({ hash }) => keyOfRecoveryCode(hash) !== newestId).map(({ id }) => id))]
}

function opened(sealed: Buffer, staffId: number): Buffer | null {
  try {
    return openSecret(sealed, staffId)
  } catch {
    return null
  }
}
