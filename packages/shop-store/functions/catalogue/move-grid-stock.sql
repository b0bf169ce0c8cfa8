-- Moves the stock of grid rows by their differences, through the ledger, in order of the variants. The caller has locked
-- the stock and seen that enough of it is free.
create or replace function shop.move_grid_stock(p_rows jsonb, p_reason text, p_made_by integer) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform shop.adjust_stock(r."variantId", r."stockDelta", p_reason, 'staff:' || p_made_by)
  from (
    select * from jsonb_to_recordset(p_rows) as w ("variantId" integer, "stockDelta" integer)
    where w."stockDelta" <> 0 order by w."variantId" offset 0
  ) r;
end
$$;
