-- Locks a return of an order, the order before it, and returns it; null when the order has none of this number.
create or replace function shop.lock_return(p_order uuid, p_number bigint) returns shop.returns language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_return shop.returns;
begin
  if v_order.id is null then return null; end if;
  select * into v_return from shop.returns where order_id = p_order and number = p_number for update;
  return v_return;
end
$$;
