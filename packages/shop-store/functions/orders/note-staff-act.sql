-- Writes what a member of staff did into the order's events and into the audit log.
create or replace function shop.note_staff_act(p_order shop.orders, p_staff integer, p_kind text, p_note text, p_data jsonb)
returns void language plpgsql volatile as $$
begin
  insert into shop.order_events (order_id, kind, made_by, note, data)
  values (p_order.id, p_kind, 'staff ' || p_staff, nullif(btrim(p_note), ''), p_data);
  perform shop.note_audit('staff', p_staff, 'order-' || p_kind, 'order:' || p_order.number, coalesce(p_data, '{}'));
end
$$;
