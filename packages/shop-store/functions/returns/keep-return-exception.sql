-- Keeps the reason why a product is not taken back; without one it is taken back as others are. Returns false when
-- there is no such product.
create or replace function shop.keep_return_exception(p_staff integer, p_product integer, p_kind text)
returns boolean language plpgsql volatile as $$
begin
  if not exists (select from public.products where id = p_product) then return false; end if;
  if p_kind is null then
    delete from shop.return_exceptions where product_id = p_product;
  else
    -- Another kind keeps the day: buyers knew before that the product is not taken back.
    insert into shop.return_exceptions (product_id, kind) values (p_product, p_kind)
    on conflict (product_id) do update set kind = excluded.kind;
  end if;
  perform shop.note_audit('staff', p_staff, 'return-exception-kept', 'product:' || p_product,
    jsonb_build_object('kind', p_kind));
  return true;
end
$$;
