-- Takes away who asked on days that are over.
create or replace function shop.forget_search_askers() returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  delete from shop.search_askers where day < (now() at time zone 'Asia/Tehran')::date;
  delete from shop.search_salts where day < (now() at time zone 'Asia/Tehran')::date
$$;
