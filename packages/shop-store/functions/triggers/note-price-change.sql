-- Writes an audit line when a price change is made, applied, undone or cancelled. The prices before and after are in
-- its rows.
create or replace function shop.note_price_change() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.state = new.state then return null; end if;
  perform shop.note_audit('staff', coalesce(new.cancelled_by, new.undone_by, new.made_by),
    'price-change-' || new.state, 'price-change:' || new.number, jsonb_build_object('rule', new.rule,
      'rows', (select count(*) from shop.price_change_rows r where r.change_id = new.id)));
  return null;
end
$$;
