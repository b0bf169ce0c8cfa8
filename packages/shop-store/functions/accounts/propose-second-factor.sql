-- Stores a new secret until it is confirmed. Returns false when a confirmed one exists, which a proposal never
-- replaces.
create or replace function shop.propose_second_factor(p_staff integer, p_sealed bytea) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.second_factors as f (staff_id, sealed_secret) values (p_staff, p_sealed)
  on conflict (staff_id) do update set sealed_secret = p_sealed, last_step = 0, made_at = now()
  where f.confirmed_at is null;
  return found;
end
$$;
