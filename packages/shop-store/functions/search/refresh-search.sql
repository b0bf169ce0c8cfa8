-- Queues the documents of products in the transaction that changed their sources.
create or replace function shop.refresh_search(p_products integer[]) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  select shop.enqueue('refresh-search-document', jsonb_build_object('productId', product)) from unnest(p_products) product
$$;
