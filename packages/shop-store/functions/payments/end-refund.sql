-- Stores the bank's answer to a refund, once: 'refunded', or the reason why people must handle it.
create or replace function shop.end_refund(p_attempt uuid, p_said text) returns boolean language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  update shop.payment_attempts set refund_check_at = null,
    refund_state = case when p_said <> 'refunded' then p_said end,
    state = case when p_said = 'refunded' then shop.attempt_step(state, 'refund') else state end
  where id = p_attempt and refund_state = 'asked' returning * into v_attempt;
  if not found then return false; end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_attempt.order_id, case when p_said = 'refunded' then 'refunded' else 'refund-refused' end, 'bank',
    jsonb_build_object('amountRial', shop.refund_rial(v_attempt), 'attempt', v_attempt.number));
  return true;
end
$$;
