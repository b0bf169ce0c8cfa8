-- Adds a manager's note to an order.
create or replace function shop.note_order(p_order uuid, p_staff integer, p_note text) returns text language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.orders set has_note = true where id = p_order and not has_note;
  perform shop.note_staff_act(v_order, p_staff, 'note', p_note, null);
  return 'done';
end
$$;
