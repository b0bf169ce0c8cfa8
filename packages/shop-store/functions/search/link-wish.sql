-- Says which product a wish means, so that who waits is notified when it is in stock; null takes that back. Written into the
-- audit log. Answers 'done', 'not-found', or 'product-unknown'.
create or replace function shop.link_wish(p_wished bigint, p_product integer, p_staff integer)
returns text language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_product is not null and not exists (select from public.products where id = p_product and deleted_at is null) then
    return 'product-unknown';
  end if;
  update shop.wished set product_id = p_product, staff_id = p_staff, decided_at = now() where id = p_wished;
  if not found then return 'not-found'; end if;
  perform shop.note_audit('staff', p_staff, 'wish-link', 'wish:' || p_wished, jsonb_build_object('product', p_product));
  return 'done';
end
$$;
