-- Writes the rows of a product's variants again after the product was renamed. The lock orders this transaction and
-- those that add variants.
create or replace function shop.retitle_variants() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- The content platform writes a product's texts again on every save; only another title is worth a lock.
  if exists (
    select from public.variants v
      left join public.variants_locales l on l._parent_id = v.id and l._locale = 'fa'
    where v.product_id = new._parent_id
      and v.full_title is distinct from shop.variant_title(new.title, l.title, v.sku)
  ) or not exists (select from public.variants where product_id = new._parent_id) then
    perform from public.products where id = new._parent_id for no key update;
    update public.variants set full_title = null where product_id = new._parent_id;
  end if;
  return null;
end
$$;
