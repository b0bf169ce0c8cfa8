-- Starts a rebuild beside the documents that serve, or continues one that was cut off. Returns the last product that
-- it had reached.
create or replace function shop.begin_search_rebuild() returns integer language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop.search_rebuild'));
  if to_regclass('shop.search_documents_next') is null then
    create table shop.search_documents_next (like shop.search_documents including all);
    grant select, insert, update, delete on shop.search_documents_next to rasteh_shop;
    grant select on shop.search_documents_next to rasteh_web;
    delete from shop.search_rebuild;
    insert into shop.search_rebuild default values;
  end if;
  return (select done_until from shop.search_rebuild);
end
$$;
