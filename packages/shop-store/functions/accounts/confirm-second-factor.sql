-- Confirms a proposed secret by its first code.
create or replace function shop.confirm_second_factor(p_staff integer, p_step bigint, p_hashes bytea[]) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.second_factors set confirmed_at = now(), last_step = p_step
  where staff_id = p_staff and confirmed_at is null;
  if not found then return false; end if;
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  perform shop.note_audit('staff', p_staff, 'second-factor-set-up', 'staff:' || p_staff, '{}');
  perform shop.renew_recovery_codes(p_staff, p_hashes);
  return true;
end
$$;
