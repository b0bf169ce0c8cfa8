-- Ends the wait for a bank's answer, by a manager with a reason. The order may be cancelled, paid otherwise, or
-- expire. The bank is still asked as late, and what it took becomes a paid order or a debt.
create or replace function shop.end_doubt(p_order uuid, p_staff integer, p_attempt bigint, p_reason text) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_attempt shop.payment_attempts;
begin
  if v_order.id is null then return 'not-found'; end if;
  select * into v_attempt from shop.payment_attempts
  where order_id = p_order and number = p_attempt and state <> 'created'
    and shop.attempt_step(state, 'lapse') is not null for update;
  if not found then return 'state-changed'; end if;
  perform shop.end_unclear(v_attempt, 'ended-by-staff');
  perform shop.note_staff_act(v_order, p_staff, 'doubt-ended', p_reason,
    jsonb_build_object('attempt', p_attempt, 'reason', btrim(p_reason)));
  return 'done';
end
$$;
