-- Holds p_quantity of a variant, from as few buckets as needed. It takes unlocked buckets first; if those have too
-- little, it locks all of them in order. Returns false and holds nothing when there is too little. The first pass
-- releases its locks before the second waits, because two buyers could deadlock.
create or replace function shop.take_stock(p_variant integer, p_quantity integer, p_holder uuid, p_expires_at timestamptz)
returns boolean language plpgsql volatile as $$
declare
  v_chosen smallint[] := '{}';
  v_parts integer[] := '{}';
  v_left integer := p_quantity;
  v_bucket smallint;
  v_free integer;
begin
  if p_quantity <= 0 then raise exception 'a hold needs a quantity above 0'; end if;
  begin
    loop
      select bucket, on_hand - reserved into v_bucket, v_free from shop.stock_buckets
      where variant_id = p_variant and on_hand > reserved and bucket <> all (v_chosen)
      order by bucket limit 1 for update skip locked;
      exit when not found;
      v_chosen := v_chosen || v_bucket;
      v_parts := v_parts || least(v_free, v_left);
      v_left := v_left - least(v_free, v_left);
      exit when v_left = 0;
    end loop;
    if v_left > 0 then raise exception using errcode = 'RS001'; end if;
  exception when sqlstate 'RS001' then
    v_chosen := '{}'; v_parts := '{}'; v_left := p_quantity;
    for v_bucket, v_free in
      select bucket, on_hand - reserved from shop.stock_buckets where variant_id = p_variant order by bucket for update
    loop
      continue when v_free = 0 or v_left = 0;
      v_chosen := v_chosen || v_bucket;
      v_parts := v_parts || least(v_free, v_left);
      v_left := v_left - least(v_free, v_left);
    end loop;
    if v_left > 0 then return false; end if;
  end;
  update shop.stock_buckets b set reserved = b.reserved + c.part
  from unnest(v_chosen, v_parts) as c (bucket, part)
  where b.variant_id = p_variant and b.bucket = c.bucket;
  insert into shop.stock_holds (variant_id, bucket, quantity, holder, expires_at)
  select p_variant, c.bucket, c.part, p_holder, p_expires_at from unnest(v_chosen, v_parts) as c (bucket, part);
  return true;
end
$$;
