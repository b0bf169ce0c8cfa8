import type { Payload, PayloadRequest } from 'payload'
import { callerIp } from '#cms-api/caller-header.ts'
import { adapterOf } from './adapter.ts'

/** Everything of schema shop that the dashboard may do; the database grants this role nothing else there. */
type ShopFunction =
  | 'adjust_stock'
  | 'count_stock'
  | 'make_price_change'
  | 'undo_price_change'
  | 'cancel_price_change'
  | 'save_product_grid'
  | 'undo_product_grid'
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
  | 'reseal_second_factor'
  | 'take_tries'
  | 'give_back_tries'
  | 'move_form_submission'
  | 'remove_form_submission'
  | 'switch_lexicon_group'
  | 'hide_popular_search'
  | 'settle_search_follow'
  | 'link_wish'
  | 'dismiss_wish'

type Called = Payload | Pick<PayloadRequest, 'payload' | 'headers'>

/**
 * Calls a function of schema shop in a transaction of its own and answers what it answers. What it writes into the audit
 * log says where the call came from, where a request is given.
 */
export async function callShopFunction<Answer>(
  called: Called,
  name: ShopFunction,
  values: readonly unknown[],
): Promise<Answer> {
  const [payload, from] = 'payload' in called ? [called.payload, callerIp(called.headers)] : [called, '']
  const places = values.map((_, index) => `$${index + 2}`).join(', ')
  const { rows } = await adapterOf(payload).pool.query<{ answer: Answer }>(
    `select set_config('rasteh.caller', $1, true), shop.${name}(${places}) as answer`,
    [from, ...values],
  )
  // A function answers one row, always.
  return (rows[0] as { answer: Answer }).answer
}
