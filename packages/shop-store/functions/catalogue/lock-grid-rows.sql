-- Locks variants, then their prices, then their stock, each in order of the variants, as imports and price changes do.
-- Buyers point at variants while they order: only a new code, which is a key, makes them wait.
create or replace function shop.lock_grid_rows(p_variants integer[], p_moving integer[], p_keys boolean) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_keys then
    perform 1 from public.variants where id = any (p_variants) order by id for update;
  else
    perform 1 from public.variants where id = any (p_variants) order by id for no key update;
  end if;
  perform 1 from public.prices where variant_id = any (p_variants) order by variant_id for update;
  perform 1 from shop.stock_buckets where variant_id = any (p_moving) order by variant_id, bucket for update;
end
$$;
