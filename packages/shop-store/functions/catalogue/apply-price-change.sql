-- Applies a price change in one transaction, once. A row whose price is no longer the one that the manager saw is
-- left alone and says so. Returns false when the change is unknown, not due, or no longer scheduled.
create or replace function shop.apply_price_change(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_applied integer[];
begin
  update shop.price_changes set state = 'applied', applied_at = now()
  where id = p_id and state = 'scheduled' and starts_at <= clock_timestamp();
  if not found then return false; end if;
  -- In order, so that two changes with variants in common wait for each other instead of for ever.
  perform 1 from public.prices p
  where p.variant_id in (select variant_id from shop.price_change_rows where change_id = p_id)
  order by p.variant_id for update;
  with moved as (
    update public.prices p
    set unit_price_rial = r.new_unit_rial, old_price_rial = r.new_struck_rial, updated_at = now()
    from shop.price_change_rows r
    where r.change_id = p_id and p.variant_id = r.variant_id
      and p.unit_price_rial = r.old_unit_rial and p.old_price_rial is not distinct from r.old_struck_rial
    returning p.variant_id
  )
  select coalesce(array_agg(variant_id), '{}') into v_applied from moved;
  update shop.price_change_rows set outcome = 'left' where change_id = p_id;
  update shop.price_change_rows r set outcome = 'applied' from unnest(v_applied) as moved (variant_id)
  where r.change_id = p_id and r.variant_id = moved.variant_id;
  perform shop.announce_prices(v_applied);
  return true;
end
$$;
