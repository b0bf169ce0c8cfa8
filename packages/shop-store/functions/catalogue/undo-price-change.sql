-- Restores every price that a change moved. A price that was changed since is left alone and says so. Returns false
-- when there was nothing to undo.
create or replace function shop.undo_price_change(p_id uuid, p_made_by integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_undone integer[];
begin
  update shop.price_changes set state = 'undone', undone_at = now(), undone_by = p_made_by
  where id = p_id and state = 'applied';
  if not found then return false; end if;
  perform 1 from public.prices p
  where p.variant_id in (
    select variant_id from shop.price_change_rows where change_id = p_id and outcome = 'applied')
  order by p.variant_id for update;
  with moved as (
    update public.prices p
    set unit_price_rial = r.old_unit_rial, old_price_rial = r.old_struck_rial, updated_at = now()
    from shop.price_change_rows r
    where r.change_id = p_id and r.outcome = 'applied' and p.variant_id = r.variant_id
      and p.unit_price_rial = r.new_unit_rial and p.old_price_rial is not distinct from r.new_struck_rial
    returning p.variant_id
  )
  select coalesce(array_agg(variant_id), '{}') into v_undone from moved;
  update shop.price_change_rows set outcome = 'kept' where change_id = p_id and outcome = 'applied';
  update shop.price_change_rows r set outcome = 'undone' from unnest(v_undone) as moved (variant_id)
  where r.change_id = p_id and r.variant_id = moved.variant_id;
  perform shop.announce_prices(v_undone);
  return true;
end
$$;
