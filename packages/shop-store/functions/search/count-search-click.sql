-- Counts one click of today on a search result.
create or replace function shop.count_search_click(p_product integer) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into shop.search_clicks as c (product_id)
  select id from public.products where id = p_product
  on conflict (product_id, day) do update set clicks = c.clicks + 1
$$;
