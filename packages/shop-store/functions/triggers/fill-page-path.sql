-- Gives a page its path where code that knows of no paths wrote it: that of the release before, or a statement by hand.
create or replace function shop.fill_page_path() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.slug is not null and (new.path is null or (tg_op = 'UPDATE'
      and new.path is not distinct from old.path and new.parent_id is not distinct from old.parent_id
      and new.slug is distinct from old.slug)) then
    new.path := coalesce((select p.path || '/' from public.pages p where p.id = new.parent_id), '') || new.slug;
  end if;
  return new;
end
$$;
