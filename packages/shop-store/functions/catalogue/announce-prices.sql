-- Asks search and the pages to refresh the products of these variants after prices moved.
create or replace function shop.announce_prices(p_variants integer[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_products integer[];
begin
  select array_agg(distinct product_id order by product_id) into v_products
  from public.variants v join unnest(p_variants) as moved (id) using (id);
  perform shop.enqueue('refresh-search-document', jsonb_build_object('productId', product)) from unnest(v_products) product;
  -- A cache receives a few hundred keys at a time: one answer of a thousand products is more than a header holds.
  perform shop.enqueue('purge-pages', jsonb_build_object('keys', keys))
  from (
    select jsonb_agg('product-' || product order by place) as keys
    from unnest(v_products) with ordinality as p (product, place) group by (place - 1) / 200
  ) parts;
end
$$;
