-- Sets the full title and the search text before a variant is written. A new variant, or one that moves to another
-- product, waits for a transaction that renames this product and delays the next one.
create or replace function shop.title_variant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_product text;
  v_variant text;
begin
  if tg_op = 'INSERT' or new.product_id is distinct from old.product_id then
    perform from public.products where id = new.product_id for share;
  end if;
  select title into v_product from public.products_locales where _parent_id = new.product_id and _locale = 'fa';
  select title into v_variant from public.variants_locales where _parent_id = new.id and _locale = 'fa';
  new.full_title := shop.variant_title(v_product, v_variant, new.sku);
  new.search_text := shop.fold_text(new.full_title);
  return new;
end
$$;
