-- Marks an order as delivered: sent and arrived, fetched at the shop, or downloaded. A customer who pays at the door
-- or at the shop has then paid.
create or replace function shop.deliver_order(p_order uuid, p_staff integer) returns text language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_to text := shop.order_step(v_order, 'deliver', 'staff');
begin
  if v_order.id is null then return 'not-found'; end if;
  if v_to is null then return 'state-changed'; end if;
  update shop.orders set state = v_to, paid_at = coalesce(paid_at, now()) where id = p_order;
  perform shop.note_staff_act(v_order, p_staff, 'delivered', null, null);
  if v_order.paid_at is null then perform shop.earn_score(p_order); end if;
  return 'done';
end
$$;
