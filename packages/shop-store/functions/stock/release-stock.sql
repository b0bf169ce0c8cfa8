-- Releases everything that a holder still holds and returns how many units. A second call finds nothing and returns
-- 0.
create or replace function shop.release_stock(p_holder uuid) returns integer language plpgsql volatile as $$
declare v_units integer;
begin
  perform shop.lock_buckets_of(p_holder);
  with released as (
    update shop.stock_holds set state = 'released' where holder = p_holder and state = 'held'
    returning variant_id, bucket, quantity
  ), sums as (
    select variant_id, bucket, sum(quantity)::integer as quantity from released group by variant_id, bucket
  ), given_back as (
    update shop.stock_buckets b set reserved = b.reserved - s.quantity from sums s
    where b.variant_id = s.variant_id and b.bucket = s.bucket
    returning s.quantity, b.variant_id, b.on_hand - b.reserved as free
  ), told as (
    -- What was sold out until now is for sale again, and pages say otherwise.
    select shop.announce_prices(array_agg(variant_id)) from given_back where free = quantity having count(*) > 0
  )
  select coalesce(sum(quantity), 0)::integer into v_units from given_back left join told on true;
  return v_units;
end
$$;
