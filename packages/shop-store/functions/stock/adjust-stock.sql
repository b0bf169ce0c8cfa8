-- Changes a stock count by a difference with a reason; there is no other way to change one. Returns the units on
-- hand, or null when fewer units are free than are to be removed. It refreshes search when the free units begin or
-- cease to be enough for one order.
create or replace function shop.adjust_stock(p_variant integer, p_delta integer, p_reason text, p_made_by text)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_left integer := -p_delta;
  v_bucket smallint;
  v_free integer;
  v_part integer;
  v_before integer;
begin
  insert into shop.stock_buckets (variant_id, bucket) values (p_variant, 0) on conflict do nothing;
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  select sum(on_hand - reserved) into v_before from shop.stock_buckets where variant_id = p_variant;
  if p_delta > 0 then
    update shop.stock_buckets set on_hand = on_hand + p_delta where variant_id = p_variant and bucket = 0;
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    values (p_variant, 0, p_delta, p_reason, p_made_by);
  elsif p_delta < 0 then
    if v_before < v_left then
      return null;
    end if;
    for v_bucket, v_free in
      select bucket, on_hand - reserved from shop.stock_buckets
      where variant_id = p_variant and on_hand > reserved order by bucket
    loop
      exit when v_left = 0;
      v_part := least(v_free, v_left);
      update shop.stock_buckets set on_hand = on_hand - v_part where variant_id = p_variant and bucket = v_bucket;
      insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
      values (p_variant, v_bucket, -v_part, p_reason, p_made_by);
      v_left := v_left - v_part;
    end loop;
  end if;
  perform shop.refresh_search(array[v.product_id]) from public.variants v
  where v.id = p_variant
    and (v_before >= greatest(v.min_order_count, 1)) <> (v_before + p_delta >= greatest(v.min_order_count, 1));
  return (select sum(on_hand) from shop.stock_buckets where variant_id = p_variant);
end
$$;
