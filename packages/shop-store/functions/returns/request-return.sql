-- Takes a return of units of an order, once per key. Returns 'state-changed' when the order has not arrived, or when
-- fewer units are left than are wanted.
create or replace function shop.request_return(
  p_order uuid, p_made_by text, p_event text, p_key text, p_reason text, p_note text, p_overruled text, p_lines jsonb
) returns text language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_to text := shop.return_step(null, p_event, split_part(p_made_by, ' ', 1));
  v_return shop.returns;
begin
  if v_order.id is null then return 'not-found'; end if;
  if exists (select from shop.returns where order_id = p_order and key = p_key) then return 'done'; end if;
  if v_to is null or v_order.state <> 'delivered' then return 'state-changed'; end if;
  if exists (
    select from jsonb_to_recordset(p_lines) as w (position smallint, quantity integer)
    left join shop.order_lines l on l.order_id = p_order and l.position = w.position and not l.is_gift
    where l.position is null or w.quantity > l.quantity - (
      select coalesce(sum(r.quantity), 0) from shop.return_lines r join shop.returns t on t.id = r.return_id
      where r.order_id = p_order and r.position = w.position and t.state not in ('refused', 'withdrawn'))
  ) then
    return 'state-changed';
  end if;
  insert into shop.returns (order_id, key, state, reason, note, overruled)
  values (p_order, p_key, v_to, p_reason, nullif(btrim(p_note), ''), nullif(btrim(p_overruled), ''))
  returning * into v_return;
  insert into shop.return_lines (return_id, order_id, position, quantity)
  select v_return.id, p_order, w.position, w.quantity
  from jsonb_to_recordset(p_lines) as w (position smallint, quantity integer);
  perform shop.note_return_step(v_return, p_made_by, p_event, p_overruled);
  return 'done';
end
$$;
