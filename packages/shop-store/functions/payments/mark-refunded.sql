-- Marks the money of one payment as given back by hand, by the method that the note names. It is refused while the
-- bank is being asked, because the money would go back twice.
create or replace function shop.mark_refunded(p_order uuid, p_staff integer, p_attempt bigint, p_note text) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_attempt shop.payment_attempts;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.payment_attempts set state = shop.attempt_step(state, 'refund')
  where order_id = p_order and number = p_attempt and shop.attempt_step(state, 'refund') is not null
    and shop.refund_step(refund_state, 'give-back-by-hand') is not null
  returning * into v_attempt;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refunded', p_note,
    jsonb_build_object('amountRial', shop.refund_rial(v_attempt), 'attempt', p_attempt));
  return 'done';
end
$$;
