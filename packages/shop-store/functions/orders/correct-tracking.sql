-- Corrects the tracking code of a parcel that is on its way; `p_was` is the code that was looked at, empty for none. The old
-- one stays in the order's events. Returns 'done', also for a press that was sent again; 'not-found' or 'state-changed'.
create or replace function shop.correct_tracking(p_order uuid, p_staff integer, p_was text, p_tracking text, p_reason text)
returns text language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  if shop.has_order_step(v_order.state, 'ship', 'staff') or not shop.has_order_step(v_order.state, 'deliver', 'staff') then
    return 'state-changed';
  end if;
  if v_order.tracking_code = p_tracking then return 'done'; end if;
  if v_order.tracking_code is distinct from nullif(p_was, '') then return 'state-changed'; end if;
  update shop.orders set tracking_code = p_tracking where id = p_order;
  perform shop.note_staff_act(v_order, p_staff, 'tracking-corrected', p_reason, jsonb_strip_nulls(jsonb_build_object(
    'carrier', v_order.carrier, 'trackingCode', p_tracking, 'oldTrackingCode', v_order.tracking_code)));
  return 'done';
end
$$;
