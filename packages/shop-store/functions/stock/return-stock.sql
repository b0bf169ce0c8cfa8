-- Puts what an order had bought back on the shelf.
create or replace function shop.return_stock(p_holder uuid, p_number bigint) returns integer language plpgsql volatile as $$
declare v_units integer;
begin
  perform 1 from shop.stock_buckets b
  where (b.variant_id, b.bucket) in (
    select h.variant_id, h.bucket from shop.stock_holds h where h.holder = p_holder and h.state = 'sold')
  order by b.variant_id, b.bucket for update;
  with returned as (
    update shop.stock_holds set state = 'released' where holder = p_holder and state = 'sold'
    returning variant_id, bucket, quantity
  ), sums as (
    select variant_id, bucket, sum(quantity)::integer as quantity from returned group by variant_id, bucket
  ), given_back as (
    update shop.stock_buckets b set on_hand = b.on_hand + s.quantity from sums s
    where b.variant_id = s.variant_id and b.bucket = s.bucket
    returning b.variant_id, b.bucket, s.quantity
  ), moved as (
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    select variant_id, bucket, quantity, 'order cancelled', 'order ' || p_number from given_back
  ), told as (
    select shop.announce_prices(array_agg(variant_id)) from given_back having count(*) > 0
  )
  select coalesce(sum(quantity), 0)::integer into v_units from given_back left join told on true;
  return v_units;
end
$$;
