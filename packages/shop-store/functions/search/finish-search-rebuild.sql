-- Replaces the documents that served with those of the rebuild, in one transaction. Searches wait only for the
-- exchange of the tables.
create or replace function shop.finish_search_rebuild() returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop.search_rebuild'));
  if to_regclass('shop.search_documents_next') is null then return; end if;
  lock table shop.search_documents in share mode;
  perform pg_advisory_xact_lock(hashtext('shop.search_vocabulary'));
  delete from shop.search_vocabulary;
  insert into shop.search_vocabulary (token, frequency)
  select word, ndoc from ts_stat('select terms from shop.search_documents_next') order by word;
  drop table shop.search_documents;
  alter table shop.search_documents_next rename to search_documents;
  perform shop.watch_search_documents();
  delete from shop.search_rebuild;
end
$$;
