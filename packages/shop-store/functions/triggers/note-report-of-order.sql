-- Notes the day of an order that became a sale, ceased to be one, or moved to another day or place.
create or replace function shop.note_report_of_order() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_was date;
  v_is date;
begin
  if tg_op = 'UPDATE' and old.state in ('confirmed', 'shipped', 'delivered') then
    v_was := (old.placed_at at time zone 'Asia/Tehran')::date;
  end if;
  if new.state in ('confirmed', 'shipped', 'delivered') then
    v_is := (new.placed_at at time zone 'Asia/Tehran')::date;
  end if;
  -- One sale that goes on to the customer changes no sum.
  if v_was = v_is and old.address is not distinct from new.address then return null; end if;
  insert into shop.report_changes (day) select distinct d.day from (values (v_was), (v_is)) d (day) where d.day is not null;
  return null;
end
$$;
