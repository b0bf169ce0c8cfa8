/* Documents hold no foreign key: dropping the old table at the end of a rebuild would lock the products themselves, for
   whoever reads them, and meet a job that has read a product and waits to write its document. A deleted product's document
   goes by its own job, and the walk finds one that was forgotten. */
do $$
declare
  v_key record;
begin
  for v_key in
    select conname, conrelid::regclass as of_table from pg_constraint
    where contype = 'f' and conrelid in (to_regclass('shop.search_documents'), to_regclass('shop.search_documents_next'))
  loop
    execute format('alter table %s drop constraint %I', v_key.of_table, v_key.conname);
  end loop;
end
$$;

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
