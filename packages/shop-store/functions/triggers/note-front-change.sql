-- Raises the version of what every page shows (texts, menu, header, footer, settings).
create or replace function shop.note_front_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.front_version set version = version + 1;
  return null;
end
$$;
