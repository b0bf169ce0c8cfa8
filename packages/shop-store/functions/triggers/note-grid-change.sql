-- Writes an audit line when changes of the product grid are saved or undone. What each row was and is has lines of its own.
create or replace function shop.note_grid_change() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.state = new.state then return null; end if;
  perform shop.note_audit('staff', coalesce(new.undone_by, new.made_by), 'grid-change-' || new.state,
    'grid-change:' || new.number, jsonb_build_object('rows', new.rows));
  return null;
end
$$;
