-- Puts back every row that a save of the product grid changed: its cells as they were, and its stock by the opposite
-- difference. A row that was changed since, whose code another variant has by now, or whose units are held for buyers,
-- is left alone and says so. Returns false when there was nothing to undo.
create or replace function shop.undo_product_grid(p_id uuid, p_made_by integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_variants integer[];
  v_moving integer[];
  v_keys boolean;
  v_back jsonb;
  v_done integer[];
begin
  update shop.grid_changes set state = 'undone', undone_at = now(), undone_by = p_made_by
  where id = p_id and state = 'applied';
  if not found then return false; end if;
  select array_agg(variant_id), array_agg(variant_id) filter (where stock_delta <> 0), bool_or(after ? 'sku')
  into v_variants, v_moving, v_keys from shop.grid_change_rows where change_id = p_id;
  perform shop.lock_grid_rows(v_variants, v_moving, v_keys);
  select coalesce(jsonb_agg(jsonb_build_object('variantId', r.variant_id, 'before', r.after, 'after', r.before,
      'stockDelta', -r.stock_delta)), '[]'),
    coalesce(array_agg(r.variant_id), '{}')
  into v_back, v_done
  from shop.grid_change_rows r
  join shop.grid_values(v_variants) g on g.variant_id = r.variant_id
  where r.change_id = p_id and g.now @> r.after and g.free >= r.stock_delta
    and not exists (select from public.variants other
      where other.sku = r.before ->> 'sku' and other.id <> r.variant_id)
    and (((g.now || r.before) ->> 'maxOrderCount')::numeric = 0
      or ((g.now || r.before) ->> 'maxOrderCount')::numeric >= ((g.now || r.before) ->> 'minOrderCount')::numeric);
  update shop.grid_change_rows set outcome = case when variant_id = any (v_done) then 'undone' else 'kept' end
  where change_id = p_id;
  perform shop.write_grid_rows(p_made_by, v_back);
  perform shop.move_grid_stock(v_back, 'correction', p_made_by);
  perform shop.announce_prices(v_done);
  return true;
end
$$;
