-- Holds the place that an order was promised: a method takes so many orders a day and a slot. An order that is closed
-- holds none, so that its place is free again in the moment in which it ends. Raises RS010 when the day or the slot is
-- full, and 'delivery-promise-changed' when managers took the slot away meanwhile. Buyers of one day of one method wait
-- for each other here, others do not.
create or replace function shop.hold_delivery_place(p_order uuid) returns void language plpgsql volatile as $$
declare
  v_order shop.orders;
  v_day_capacity integer;
  v_slot_capacity integer;
  v_has_slots boolean;
  v_of_day integer;
  v_of_slot integer;
begin
  select * into v_order from shop.orders where id = p_order;
  if v_order.promised_day is null then return; end if;
  select d.day_capacity, exists (select from public.delivery_methods_slots s where s._parent_id = d.id)
  into v_day_capacity, v_has_slots from public.delivery_methods d where d.id = v_order.delivery_method_id;
  if v_has_slots then
    select s.capacity into v_slot_capacity from public.delivery_methods_slots s
    where s._parent_id = v_order.delivery_method_id and s.from_hour = v_order.promised_from and s.to_hour = v_order.promised_to;
    if not found then raise exception using errcode = 'RS010', message = 'delivery-promise-changed'; end if;
  end if;
  if v_day_capacity is null and v_slot_capacity is null then return; end if;
  perform pg_advisory_xact_lock(
    hashtextextended('shop.delivery_places ' || v_order.delivery_method_id || ' ' || v_order.promised_day, 0));
  -- A statement of its own, after the lock: it sees the orders that had the lock before.
  select count(*), count(*) filter (where o.promised_from = v_order.promised_from and o.promised_to = v_order.promised_to)
  into v_of_day, v_of_slot from shop.orders o
  where o.delivery_method_id = v_order.delivery_method_id and o.promised_day = v_order.promised_day
    and o.closed_at is null and o.id <> p_order;
  if v_of_day >= v_day_capacity or v_of_slot >= v_slot_capacity then
    raise exception using errcode = 'RS010', message = 'delivery-full';
  end if;
end
$$;
