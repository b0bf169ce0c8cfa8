-- Ends an attempt whose deadline has passed. Returns false when it has not, or the attempt has ended already.
create or replace function shop.end_overdue(p_attempt uuid) returns boolean language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  perform shop.lock_order((select order_id from shop.payment_attempts where id = p_attempt));
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.next_check_at is null or v_attempt.deadline_at > now() then return false; end if;
  perform shop.end_unclear(v_attempt, 'deadline');
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_attempt.order_id, 'payment-failed', 'shop', jsonb_build_object('failure', 'deadline'));
  return true;
end
$$;
