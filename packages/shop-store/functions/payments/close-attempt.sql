-- Ends an open attempt by an event of its table (fail, lapse, owe): it brought no money that its order can use. Another
-- attempt may pay the order. Returns the state the attempt then has.
create or replace function shop.close_attempt(p_attempt uuid, p_event text, p_failure text) returns text
language plpgsql volatile as $$
declare
  v_order uuid;
  v_to text;
begin
  perform shop.lock_order((select order_id from shop.payment_attempts where id = p_attempt));
  select order_id, shop.attempt_step(state, p_event) into v_order, v_to from shop.payment_attempts where id = p_attempt and next_check_at is not null for update;
  if not found then return (select state from shop.payment_attempts where id = p_attempt); end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_order, 'payment-failed', 'bank', jsonb_build_object('failure', p_failure));
  -- The customer did not come back, but may have paid.
  if p_event = 'lapse' then
    update shop.payment_attempts set late_check_at = now() + interval '1 minute' where id = p_attempt and authority is not null;
  end if;
  return shop.end_attempt(p_attempt, v_to, p_failure);
end
$$;
