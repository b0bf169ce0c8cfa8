/* Search and the pages that show a product are told, in the same transaction, when a bucket of its stock is emptied or
   filled again: a sale, a hold that ends, a manager's count. Other sales tell nobody: the condition costs them nothing. */
create function shop.tell_of_stock() returns trigger language plpgsql volatile security definer
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
create trigger stock_tells after update on shop.stock_buckets for each row
  when ((old.on_hand > old.reserved) <> (new.on_hand > new.reserved))
  execute function shop.tell_of_stock();
