-- Turns a holder's holds into sales, writes the ledger with the order's number, and returns how many units.
create or replace function shop.sell_stock(p_holder uuid, p_number bigint) returns integer language plpgsql volatile as $$
declare v_units integer;
begin
  perform shop.lock_buckets_of(p_holder);
  with sold as (
    update shop.stock_holds set state = 'sold' where holder = p_holder and state = 'held'
    returning variant_id, bucket, quantity
  ), sums as (
    select variant_id, bucket, sum(quantity)::integer as quantity from sold group by variant_id, bucket
  ), taken as (
    update shop.stock_buckets b set on_hand = b.on_hand - s.quantity, reserved = b.reserved - s.quantity from sums s
    where b.variant_id = s.variant_id and b.bucket = s.bucket
    returning b.variant_id, b.bucket, s.quantity
  ), moved as (
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    select variant_id, bucket, -quantity, 'sale', 'order ' || p_number from taken
  )
  select coalesce(sum(quantity), 0)::integer into v_units from taken;
  return v_units;
end
$$;
