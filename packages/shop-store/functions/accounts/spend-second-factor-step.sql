-- Spends the code of a time step; of parallel calls one succeeds. A success resets the attempts.
create or replace function shop.spend_second_factor_step(p_staff integer, p_step bigint) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.second_factors set last_step = p_step
  where staff_id = p_staff and confirmed_at is not null and last_step < p_step;
  if not found then return false; end if;
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  return true;
end
$$;
