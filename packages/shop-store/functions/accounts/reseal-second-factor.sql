-- Replaces a sealed second factor with the same one under a newer key. Returns false when the stored one is another
-- by now.
create or replace function shop.reseal_second_factor(p_staff integer, p_old bytea, p_new bytea) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.second_factors set sealed_secret = p_new where staff_id = p_staff and sealed_secret = p_old;
  return found;
end
$$;
