-- Takes one attempt at a code and returns whether there was one left. The attempt is taken before the code is
-- compared, so parallel calls cannot pass the limit together.
create or replace function shop.take_second_factor_try(p_staff integer, p_max integer, p_seconds integer) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select shop.count_guess('second-factor', 'staff ' || p_staff, p_seconds * interval '1 second') <= p_max
$$;
