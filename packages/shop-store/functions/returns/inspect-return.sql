-- Writes what became of a return's units, and puts the sound ones back on the shelf through the stock ledger, once.
create or replace function shop.inspect_return(p_order uuid, p_staff integer, p_number bigint, p_lines jsonb)
returns text language plpgsql volatile as $$
declare
  v_return shop.returns := shop.lock_return(p_order, p_number);
  v_to text := shop.return_step(v_return.state, 'inspect', 'staff');
begin
  if v_return.id is null then return 'not-found'; end if;
  if v_to is null then return 'state-changed'; end if;
  update shop.return_lines r set restocked = w.restocked, damaged = w.damaged, missing = w.missing
  from jsonb_to_recordset(p_lines) as w (position smallint, restocked integer, damaged integer, missing integer)
  where r.return_id = v_return.id and r.position = w.position;
  if exists (select from shop.return_lines where return_id = v_return.id and restocked is null) then
    raise exception 'a line of the return was not looked at';
  end if;
  perform shop.adjust_stock(s.variant_id, s.units, 'return', 'return ' || p_number)
  from (
    select l.variant_id, sum(r.restocked)::integer as units
    from shop.return_lines r join shop.order_lines l on l.order_id = r.order_id and l.position = r.position
    where r.return_id = v_return.id group by l.variant_id having sum(r.restocked) > 0 order by l.variant_id
  ) s;
  update shop.returns set state = v_to where id = v_return.id;
  perform shop.note_return_step(v_return, 'staff ' || p_staff, 'inspect', null);
  return 'done';
end
$$;
