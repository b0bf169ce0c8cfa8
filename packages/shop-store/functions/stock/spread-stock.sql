-- Spreads a variant's free units over more (or fewer) buckets, for a product that many people will buy at once. The
-- sum stays equal; surplus buckets are emptied as far as nothing in them is held.
create or replace function shop.spread_stock(p_variant integer, p_buckets integer) returns void language plpgsql volatile as $$
declare
  v_free integer;
  v_bucket record;
  v_part integer;
  v_target integer;
begin
  insert into shop.stock_buckets (variant_id, bucket) select p_variant, n from generate_series(0, p_buckets - 1) n
  on conflict do nothing;
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  select sum(on_hand - reserved) into v_free from shop.stock_buckets where variant_id = p_variant;
  for v_bucket in select bucket, on_hand - reserved as free from shop.stock_buckets where variant_id = p_variant order by bucket loop
    v_target := case when v_bucket.bucket >= p_buckets then 0
      else v_free / p_buckets + (v_bucket.bucket < v_free % p_buckets)::integer end;
    v_part := v_target - v_bucket.free;
    continue when v_part = 0;
    update shop.stock_buckets set on_hand = on_hand + v_part where variant_id = p_variant and bucket = v_bucket.bucket;
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    values (p_variant, v_bucket.bucket, v_part, 'spread over buckets', 'shop');
  end loop;
end
$$;
