-- Ends an order that will not be fulfilled: stock, code and score go back, and its lines return to the customer's
-- basket if that is empty. Returns false while a payment is being verified; the caller asks again later, at most
-- until the deadline of that payment. What was paid becomes a refund due.
create or replace function shop.close_order(p_order uuid, p_state text, p_made_by text, p_reason text) returns boolean
language plpgsql volatile as $$
declare
  v_customer integer;
  v_order shop.orders;
  v_event text := case p_state when 'expired' then 'expire' else 'cancel' end;
  -- 'customer 12', 'staff 3', or the shop itself when time is over; any other caller is refused.
  v_by text := case split_part(p_made_by, ' ', 1)
    when 'customer' then 'customer' when 'staff' then 'staff' when 'shop' then 'clock' end;
  v_to text;
begin
  select customer_id into v_customer from shop.orders where id = p_order;
  perform shop.lock_orders_of(v_customer);
  select * into v_order from shop.orders where id = p_order for update;
  if not shop.has_order_step(v_order.state, v_event, v_by) then return false; end if;
  perform shop.end_overdue(id) from shop.payment_attempts
  where order_id = p_order and state in ('returned', 'verifying') and deadline_at <= now();
  v_to := shop.order_step(v_order, v_event, v_by);
  if v_to is null then return false; end if;
  update shop.orders set state = v_to, closed_at = now(), closed_reason = p_reason where id = p_order;
  insert into shop.order_events (order_id, kind, made_by, note)
  values (p_order, p_state, p_made_by, p_reason);
  delete from shop.code_uses where order_id = p_order;
  if found then update shop.code_counters set used = used - 1 where code_id = v_order.code_id; end if;
  if v_order.score_spent > 0 then
    insert into shop.score_moves (customer_id, delta, reason, order_id)
    values (v_customer, v_order.score_spent, 'order ' || p_state, p_order);
  end if;
  if v_order.score_earned > 0 then
    insert into shop.score_moves (customer_id, delta, reason, order_id)
    values (v_customer, -v_order.score_earned, 'order ' || p_state, p_order);
    update shop.orders set score_earned = 0 where id = p_order;
  end if;
  perform shop.release_stock(p_order);
  perform shop.return_stock(p_order, v_order.number);
  with due as (
    update shop.payment_attempts a set state = shop.attempt_step(a.state, 'order-ended'), failure = 'order-' || p_state
    where order_id = p_order and shop.attempt_step(a.state, 'order-ended') is not null returning shop.refund_rial(a) as rial
  )
  insert into shop.order_events (order_id, kind, made_by, data)
  select p_order, 'refund-due', p_made_by, jsonb_build_object('amountRial', rial) from due;
  if v_order.paid_at is null then perform shop.refill_basket(v_order.id, v_order.basket_id, v_customer); end if;
  return true;
end
$$;
