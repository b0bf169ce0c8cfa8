-- Deletes the documents of products; during a rebuild, from both tables.
create or replace function shop.drop_search_documents(p_products integer[]) returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.search_documents where product_id = any (p_products);
  if to_regclass('shop.search_documents_next') is not null then
    execute 'delete from shop.search_documents_next where product_id = any ($1)' using p_products;
  end if;
end
$$;
