-- Books a bank's reference to an attempt. Returns false when it belongs to another. `p_voids`: a debt that was booked
-- under it elsewhere ends, unless its money is or may be on its way back, because the payment has found the order
-- that it was made for.
create or replace function shop.claim_taking(p_attempt shop.payment_attempts, p_reference text, p_taken bigint, p_voids boolean)
returns boolean language plpgsql volatile as $$
declare
  v_owner uuid;
  v_void shop.payment_attempts;
begin
  insert into shop.bank_takings (gateway, reference, taken_rial, attempt_id)
  values (p_attempt.gateway, p_reference, p_taken, p_attempt.id) on conflict (gateway, reference) do nothing;
  if found then return true; end if;
  select attempt_id into v_owner from shop.bank_takings
  where gateway = p_attempt.gateway and reference = p_reference for update;
  if v_owner = p_attempt.id then return true; end if;
  if not p_voids then return false; end if;
  select * into v_void from shop.payment_attempts where id = v_owner for update;
  if shop.attempt_step(v_void.state, 'void') is null or v_void.reference is not null
    or shop.refund_step(v_void.refund_state, 'void') is null then
    return false;
  end if;
  update shop.payment_attempts set state = shop.attempt_step(state, 'void'), failure = 'debt-void', refund_state = null, taken_rial = null,
    taken_reference = null
  where id = v_owner;
  update shop.bank_takings set attempt_id = p_attempt.id, taken_rial = p_taken, taken_at = now()
  where gateway = p_attempt.gateway and reference = p_reference;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_void.order_id, 'refund-void', 'shop',
    jsonb_build_object('amountRial', shop.refund_rial(v_void), 'attempt', v_void.number));
  return true;
end
$$;
