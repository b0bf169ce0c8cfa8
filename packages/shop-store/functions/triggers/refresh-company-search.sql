-- Queues the search documents of a page or a news item in the transaction that changed it, if visitors see it or saw it. A
-- source without drafts is always seen.
create or replace function shop.refresh_company_search() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if 'published' in (
    case when tg_op <> 'INSERT' then coalesce(to_jsonb(old) ->> '_status', 'published') end,
    case when tg_op <> 'DELETE' then coalesce(to_jsonb(new) ->> '_status', 'published') end)
  then
    perform shop.enqueue('refresh-company-search',
      jsonb_build_object('source', tg_table_name, 'id', case when tg_op = 'DELETE' then old.id else new.id end));
  end if;
  return null;
end
$$;
