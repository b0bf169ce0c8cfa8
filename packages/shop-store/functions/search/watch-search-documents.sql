-- Creates the triggers of the table that serves searches.
create or replace function shop.watch_search_documents() returns void language plpgsql volatile
set search_path = pg_catalog, pg_temp as $$
begin
  create trigger search_tokens_added after insert on shop.search_documents referencing new table as added
    for each statement execute function shop.count_search_tokens();
  create trigger search_tokens_removed after delete on shop.search_documents referencing old table as removed
    for each statement execute function shop.count_search_tokens();
  create trigger search_tokens_changed after update on shop.search_documents referencing new table as added old table as removed
    for each statement execute function shop.count_search_tokens();
end
$$;
