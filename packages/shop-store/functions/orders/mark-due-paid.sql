-- Marks one due of the shop's own instalment plan as paid.
create or replace function shop.mark_due_paid(p_order uuid, p_staff integer, p_position smallint) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_amount bigint;
begin
  if v_order.id is null then return 'not-found'; end if;
  if v_order.state not in ('confirmed', 'shipped', 'delivered') then return 'state-changed'; end if;
  update shop.order_dues set paid_at = now()
  where order_id = p_order and position = p_position and paid_at is null returning amount_rial into v_amount;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'note', null,
    jsonb_build_object('duePosition', p_position, 'amountRial', v_amount));
  return 'done';
end
$$;
