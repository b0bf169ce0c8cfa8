-- Locks every bucket that a holder touches. All stock functions lock in one order (orders, codes, then buckets by
-- variant and number), so they cannot deadlock.
create or replace function shop.lock_buckets_of(p_holder uuid) returns void language plpgsql volatile as $$
begin
  perform 1 from shop.stock_buckets b
  where (b.variant_id, b.bucket) in (
    select h.variant_id, h.bucket from shop.stock_holds h where h.holder = p_holder and h.state = 'held')
  order by b.variant_id, b.bucket for update;
end
$$;
