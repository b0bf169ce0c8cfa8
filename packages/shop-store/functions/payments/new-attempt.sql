-- Starts a further attempt to pay an order that still awaits its payment. The hold is extended, up to one hour after
-- the order was placed. Returns null when the order does not await a payment.
create or replace function shop.new_attempt(p_order uuid, p_gateway text, p_bank_title text, p_hold_seconds integer) returns uuid
language plpgsql volatile as $$
declare
  v_order shop.orders;
  v_attempt uuid;
begin
  select * into v_order from shop.orders where id = p_order for update;
  if v_order.state <> 'awaiting-payment' or v_order.hold_expires_at < now() then return null; end if;
  if exists (select from shop.payment_attempts where order_id = p_order and state in ('returned', 'verifying')) then return null; end if;
  update shop.orders set hold_expires_at = greatest(hold_expires_at,
    least(now() + p_hold_seconds * interval '1 second', placed_at + interval '1 hour'))
  where id = p_order returning * into v_order;
  update shop.stock_holds set expires_at = v_order.hold_expires_at where holder = p_order and state = 'held';
  insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial)
  values (p_order, p_gateway, p_bank_title, v_order.due_rial) returning id into v_attempt;
  return v_attempt;
end
$$;
