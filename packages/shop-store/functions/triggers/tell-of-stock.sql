-- Asks search and the product's pages to refresh, in the same transaction, when a stock bucket becomes empty or is
-- filled again. The trigger's condition keeps other sales free of cost.
create or replace function shop.tell_of_stock() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_product integer;
begin
  select product_id into v_product from public.variants where id = new.variant_id;
  perform shop.enqueue('refresh-search-document', jsonb_build_object('productId', v_product));
  perform shop.enqueue('purge-pages', jsonb_build_object('keys', jsonb_build_array('product-' || v_product)));
  return null;
end
$$;
