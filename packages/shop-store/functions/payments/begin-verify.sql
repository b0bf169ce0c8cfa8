-- Gives one caller at a time the right to ask the bank about an attempt, for p_lease_seconds. Before that the order
-- is secured: an expired order takes its stock, code and score again, or the attempt ends as 'stock-lost' and is
-- never verified, so that the bank returns the money. Returns 'go' with the right; 'again' when an earlier caller
-- asked and left no answer, so the bank may have captured already; 'busy' when another caller asks at this moment;
-- else the state in which the attempt has ended.
create or replace function shop.begin_verify(p_attempt uuid, p_lease_seconds integer, p_hold_seconds integer) returns text
language plpgsql volatile as $$
declare
  v_attempt shop.payment_attempts;
  v_order shop.orders;
  v_revived text;
  v_until timestamptz := now() + p_hold_seconds * interval '1 second';
begin
  select o.* into v_order from shop.payment_attempts a join shop.orders o on o.id = a.order_id where a.id = p_attempt;
  perform shop.lock_orders_of(v_order.customer_id);
  select * into v_order from shop.orders where id = v_order.id for update;
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.next_check_at is null then return v_attempt.state; end if;
  if shop.attempt_step(v_attempt.state, 'ask') is null then return 'busy'; end if;
  if v_attempt.state = 'verifying' and v_attempt.next_check_at > now() then return 'busy'; end if;
  if v_attempt.state <> 'verifying' then
    if exists (select from shop.payment_attempts where order_id = v_order.id and id <> p_attempt and state = 'verifying') then
      return 'busy';
    end if;
    v_revived := shop.order_step(v_order, 'revive', 'bank');
    if v_revived is not null then
      begin
        perform shop.take_for_order(v_order.id, v_until);
        update shop.orders set state = v_revived, closed_at = null, closed_reason = null where id = v_order.id;
        insert into shop.order_events (order_id, kind, made_by) values (v_order.id, 'revived', 'shop');
      exception when sqlstate 'RS010' then
        insert into shop.order_events (order_id, kind, made_by) values (v_order.id, 'stock-lost', 'shop');
        return shop.end_attempt(p_attempt, shop.attempt_step(v_attempt.state, 'lose-stock'), 'gone-meanwhile');
      end;
    elsif shop.order_step(v_order, 'pay', 'bank') is null then
      -- Paid by another attempt, or given up: the bank returns what the shop does not verify.
      return shop.end_attempt(p_attempt, shop.attempt_step(v_attempt.state, 'drop'), 'order-' || v_order.state);
    end if;
    update shop.orders set hold_expires_at = greatest(hold_expires_at, v_until) where id = v_order.id;
    update shop.stock_holds set expires_at = greatest(expires_at, v_until) where holder = v_order.id and state = 'held';
  end if;
  update shop.payment_attempts set state = shop.attempt_step(state, 'ask'), tries = tries + 1,
    next_check_at = now() + p_lease_seconds * interval '1 second'
  where id = p_attempt;
  return case when v_attempt.state = 'verifying' then 'again' else 'go' end;
end
$$;
