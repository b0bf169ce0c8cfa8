-- Marks a confirmed order as shipped, with its carrier and tracking code.
create or replace function shop.ship_order(p_order uuid, p_staff integer, p_carrier text, p_tracking text) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_to text := shop.order_step(v_order, 'ship', 'staff');
begin
  if v_order.id is null then return 'not-found'; end if;
  if v_to is null then return 'state-changed'; end if;
  update shop.orders set state = v_to, shipped_at = now(), carrier = p_carrier, tracking_code = nullif(p_tracking, '')
  where id = p_order;
  perform shop.note_staff_act(v_order, p_staff, 'shipped', null,
    jsonb_strip_nulls(jsonb_build_object('carrier', p_carrier, 'trackingCode', nullif(p_tracking, ''))));
  return 'done';
end
$$;
