-- Removes a second factor: one's own, or as owner another person's.
create or replace function shop.remove_second_factor(p_staff integer, p_by integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.second_factors where staff_id = p_staff;
  if not found then return false; end if;
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  perform shop.note_audit('staff', p_by, 'second-factor-reset', 'staff:' || p_staff, '{}');
  return true;
end
$$;
