-- Settles an attempt that the bank says is paid: attempt, stock and order move in one transaction. An attempt whose
-- time was over counts too: its order takes its goods again, and when they are gone, or the order was closed or paid
-- otherwise, the money is due back. Returns the state of the attempt; 'reference-used' when the reference belongs to
-- another attempt; 'busy' while another attempt of the order is being verified.
create or replace function shop.settle_payment(p_attempt uuid, p_reference text, p_card text, p_taken bigint) returns text
language plpgsql volatile as $$
declare
  v_attempt shop.payment_attempts;
  v_order shop.orders;
  v_failure text;
  v_revived text;
  v_to text;
begin
  perform shop.lock_payers(p_attempt, p_reference);
  select * into v_order from shop.orders
  where id = (select order_id from shop.payment_attempts where id = p_attempt) for update;
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if shop.attempt_step(v_attempt.state, 'settle') is null then return v_attempt.state; end if;
  if exists (select from shop.payment_attempts where order_id = v_order.id and id <> p_attempt and state = 'verifying') then
    return 'busy';
  end if;
  v_revived := shop.order_step(v_order, 'revive', 'bank');
  if not shop.claim_taking(v_attempt, p_reference, p_taken, true) then return 'reference-used'; end if;
  if v_revived is not null then
    begin
      perform shop.take_for_order(v_order.id, now() + interval '5 minutes');
      update shop.orders set state = v_revived, closed_at = null, closed_reason = null,
        hold_expires_at = now() + interval '5 minutes'
      where id = v_order.id returning * into v_order;
      insert into shop.order_events (order_id, kind, made_by) values (v_order.id, 'revived', 'shop');
    exception when sqlstate 'RS010' then
      v_failure := 'gone-meanwhile';
    end;
  end if;
  v_to := shop.order_step(v_order, 'pay', 'bank');
  if v_to is null and v_failure is null then v_failure := 'order-' || v_order.state; end if;
  update shop.payment_attempts set
    state = shop.attempt_step(state, case when v_failure is null then 'settle' else 'owe' end),
    failure = v_failure, reference = p_reference, card = p_card, taken_rial = p_taken, taken_reference = p_reference,
    next_check_at = null, late_check_at = null, finished_at = now()
  where id = p_attempt;
  if v_failure is not null then
    insert into shop.order_events (order_id, kind, made_by, data)
    values (v_order.id, 'refund-due', 'bank', jsonb_build_object('amountRial', p_taken, 'attempt', v_attempt.number));
    return 'refund-due';
  end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_order.id, 'paid', 'bank', jsonb_build_object('amountRial', v_attempt.amount_rial, 'attempt', v_attempt.number));
  update shop.orders set state = v_to, paid_at = now() where id = v_order.id;
  if v_to = 'confirmed' then
    perform shop.sell_stock(v_order.id, v_order.number);
    perform shop.earn_score(v_order.id);
  end if;
  return 'verified';
end
$$;
