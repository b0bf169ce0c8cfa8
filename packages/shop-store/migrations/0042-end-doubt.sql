/* A manager ends the wait for a bank's answer, with a reason. The order is free: to be cancelled, to be paid otherwise, to
   expire. The bank is asked on as late, and what it took after all becomes a paid order or a debt. */
create function shop.end_doubt(p_order uuid, p_staff integer, p_attempt bigint, p_reason text) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_attempt shop.payment_attempts;
begin
  if v_order.id is null then return 'not-found'; end if;
  select * into v_attempt from shop.payment_attempts
  where order_id = p_order and number = p_attempt and state in ('redirected', 'returned', 'verifying') for update;
  if not found then return 'state-changed'; end if;
  perform shop.end_unclear(v_attempt, 'ended-by-staff');
  perform shop.note_staff_act(v_order, p_staff, 'doubt-ended', p_reason,
    jsonb_build_object('attempt', p_attempt, 'reason', btrim(p_reason)));
  return 'done';
end
$$;
