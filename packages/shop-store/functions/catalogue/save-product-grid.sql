-- Saves changed rows of the product grid whole, or not at all: a save with a fault writes nothing and returns the faults.
-- Each row carries what its changed cells held when the manager read them. With p_only_check nothing is locked or
-- written. Returns {faults} or {changeId}.
create or replace function shop.save_product_grid(p_made_by integer, p_rows jsonb, p_reason text, p_only_check boolean)
returns jsonb language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_variants integer[];
  v_moving integer[];
  v_id uuid;
  v_faults jsonb;
begin
  select array_agg(r."variantId"), array_agg(r."variantId") filter (where r."stockDelta" <> 0)
  into v_variants, v_moving
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, "stockDelta" integer);
  if not p_only_check then
    perform shop.lock_grid_rows(v_variants, v_moving, jsonb_path_exists(p_rows, '$[*].after.sku'));
  end if;
  v_faults := shop.grid_faults(p_rows);
  if p_only_check or v_faults <> '[]' then return jsonb_build_object('faults', v_faults); end if;
  insert into shop.grid_changes (made_by, rows) values (p_made_by, jsonb_array_length(p_rows)) returning id into v_id;
  insert into shop.grid_change_rows (change_id, variant_id, before, after, stock_delta)
  select v_id, r."variantId", r.before, r.after, r."stockDelta"
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, before jsonb, after jsonb, "stockDelta" integer);
  perform shop.write_grid_rows(p_made_by, p_rows);
  perform shop.move_grid_stock(p_rows, p_reason, p_made_by);
  perform shop.announce_prices(v_variants);
  return jsonb_build_object('changeId', v_id);
end
$$;
