import type { Payload } from 'payload'
import { adapterOf } from '../database/adapter.ts'

/** Everything of schema shop that the dashboard may do; the database grants this role nothing else there. */
type ShopFunction =
  | 'adjust_stock'
  | 'count_stock'
  | 'make_price_change'
  | 'undo_price_change'
  | 'cancel_price_change'
  | 'note_audit'
  | 'propose_second_factor'
  | 'take_second_factor_try'
  | 'spend_second_factor_step'
  | 'spend_recovery_code'
  | 'renew_recovery_codes'
  | 'confirm_second_factor'
  | 'remove_second_factor'
  | 'require_second_factor'
  | 'forget_devices'
  | 'begin_second_factor_duty'
  | 'begin_passkey'
  | 'take_passkey_challenge'
  | 'add_passkey'
  | 'use_passkey'
  | 'rename_passkey'
  | 'remove_passkey'
  | 'remove_passkeys_of'
  | 'prove_fresh'
  | 'is_fresh'

/** Calls a function of schema shop in a transaction of its own and answers what it answers. */
export async function callShopFunction<Answer>(
  payload: Payload,
  name: ShopFunction,
  values: readonly unknown[],
): Promise<Answer> {
  const places = values.map((_, index) => `$${index + 1}`).join(', ')
  const { rows } = await adapterOf(payload).pool.query<{ answer: Answer }>(
    `select shop.${name}(${places}) as answer`,
    [...values],
  )
  // A function answers one row, always.
  return (rows[0] as { answer: Answer }).answer
}
