-- Sets the units on hand to an imported count, as an adjustment with its reason. Returns the difference, or null when
-- more units are held than were counted. The rows are locked before they are read, so a sale comes either before the
-- count or after it.
create or replace function shop.count_imported_stock(p_variant integer, p_counted integer, p_reason text, p_made_by text)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_delta integer;
begin
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  v_delta := p_counted - coalesce((select sum(on_hand) from shop.stock_buckets where variant_id = p_variant), 0);
  if v_delta = 0 then return 0; end if;
  if shop.adjust_stock(p_variant, v_delta, p_reason, p_made_by) is null then return null; end if;
  return v_delta;
end
$$;
