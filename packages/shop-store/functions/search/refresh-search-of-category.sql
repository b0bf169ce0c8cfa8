-- Queues one job for all products in and below a category; the worker takes them in batches.
create or replace function shop.refresh_search_of_category(p_category integer) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  select shop.enqueue('refresh-search-category', jsonb_build_object('categoryId', p_category))
$$;
