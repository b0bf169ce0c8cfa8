-- Writes a variant's row again after its own title changed, which sets both of its texts.
create or replace function shop.retitle_variant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.variants set full_title = null where id = new._parent_id;
  return null;
end
$$;
