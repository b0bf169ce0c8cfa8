-- Adds points to a customer's score or takes some away, with a reason that the customer reads. Returns 'done', also for
-- a press that was sent again; 'not-found'; or 'too-low' when the score would fall below zero.
create or replace function shop.correct_score(p_customer integer, p_staff integer, p_key text, p_points integer, p_reason text)
returns text language plpgsql volatile as $$
declare
  v_move uuid;
  v_after bigint;
begin
  -- Orders spend the score under the same lock.
  perform shop.lock_orders_of(p_customer);
  if not exists (select from public.customers where id = p_customer)
    or exists (select from shop.erased_people where customer_id = p_customer) then return 'not-found'; end if;
  if exists (select from shop.score_corrections where customer_id = p_customer and key = p_key) then return 'done'; end if;
  select coalesce(sum(delta), 0) + p_points into v_after from shop.score_moves where customer_id = p_customer;
  if v_after < 0 then return 'too-low'; end if;
  insert into shop.score_moves (customer_id, delta, reason) values (p_customer, p_points, btrim(p_reason)) returning id into v_move;
  insert into shop.score_corrections (move_id, customer_id, staff_id, key) values (v_move, p_customer, p_staff, p_key);
  perform shop.note_audit('staff', p_staff, 'score-corrected', 'customer:' || p_customer,
    jsonb_build_object('points', p_points, 'after', v_after));
  return 'done';
end
$$;
