-- Forgets when the words of a deleted text changed.
create or replace function shop.forget_text_changes() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.text_changes where source = tg_table_name and document_id = old.id;
  return null;
end
$$;
