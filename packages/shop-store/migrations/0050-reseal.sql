/* Puts a second factor that was sealed by a newer key in place of the same one under an older. False: it is another by
   now. */
create function shop.reseal_second_factor(p_staff integer, p_old bytea, p_new bytea) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.second_factors set sealed_secret = p_new where staff_id = p_staff and sealed_secret = p_old;
  return found;
end
$$;
