-- Cancels a price change that is not yet due. Returns false when it was applied, cancelled, or is unknown.
create or replace function shop.cancel_price_change(p_id uuid, p_made_by integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.price_changes set state = 'cancelled', cancelled_at = now(), cancelled_by = p_made_by
  where id = p_id and state = 'scheduled';
  return found;
end
$$;
