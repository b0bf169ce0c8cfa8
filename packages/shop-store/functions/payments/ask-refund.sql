-- Asks the bank, for a manager, to give back what it took. A second call finds it asked. From then on the reference
-- pays no other order.
create or replace function shop.ask_refund(p_order uuid, p_staff integer, p_attempt bigint) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_attempt shop.payment_attempts;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.payment_attempts set refund_state = shop.refund_step(refund_state, 'ask'), refund_check_at = now()
  where order_id = p_order and number = p_attempt and state = 'refund-due'
    and coalesce(reference, taken_reference) is not null and authority is not null and shop.refund_step(refund_state, 'ask') is not null
  returning * into v_attempt;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refund-asked', null,
    jsonb_build_object('amountRial', shop.refund_rial(v_attempt), 'attempt', p_attempt));
  return 'done';
end
$$;
