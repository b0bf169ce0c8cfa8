-- Queues the search documents of the published pages that place a shared section, in the transaction that changed it: its words
-- are found on them. What was never published queues nothing.
create or replace function shop.refresh_search_of_shared_section() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if 'published' in (old._status::text, new._status::text) then
    perform shop.enqueue('refresh-company-search', jsonb_build_object('source', 'pages', 'id', p.id))
    from public.pages p
    where p._status = 'published' and p.deleted_at is null and p.id in (
      select l._parent_id from public.pages_locales l where l.layout @> jsonb_build_array(
        jsonb_build_object('blockType', 'sharedSection', 'section', coalesce(new.id, old.id))));
  end if;
  return null;
end
$$;
