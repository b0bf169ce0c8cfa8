-- Locks an order and returns it, in the order that every function uses: the customer's orders first, then the row.
create or replace function shop.lock_order(p_order uuid) returns shop.orders language plpgsql volatile as $$
declare v_order shop.orders;
begin
  select * into v_order from shop.orders where id = p_order;
  if not found then return null; end if;
  perform shop.lock_orders_of(v_order.customer_id);
  select * into v_order from shop.orders where id = p_order for update;
  return v_order;
end
$$;
