-- Cancels an order for a manager, with a reason.
create or replace function shop.cancel_order(p_order uuid, p_staff integer, p_reason text) returns text language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  if not shop.has_order_step(v_order.state, 'cancel', 'staff') then return 'state-changed'; end if;
  if not shop.close_order(p_order, 'cancelled', 'staff ' || p_staff, nullif(btrim(p_reason), '')) then return 'in-doubt'; end if;
  perform shop.note_audit('staff', p_staff, 'order-cancelled', 'order:' || v_order.number);
  return 'done';
end
$$;
