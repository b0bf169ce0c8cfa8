-- Writes a shelf count as the difference to what the manager saw. When the units on hand are no longer what the
-- manager saw, nothing is written.
create or replace function shop.count_stock(
  p_variant integer, p_shown integer, p_counted integer, p_reason text, p_made_by text)
returns text language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_on_hand integer;
begin
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  select coalesce(sum(on_hand), 0) into v_on_hand from shop.stock_buckets where variant_id = p_variant;
  if v_on_hand <> p_shown then return 'moved'; end if;
  if p_counted = p_shown then return 'counted'; end if;
  if shop.adjust_stock(p_variant, p_counted - p_shown, p_reason, p_made_by) is null then return 'held'; end if;
  return 'counted';
end
$$;
