-- Spends a recovery code; of parallel calls one succeeds.
create or replace function shop.spend_recovery_code(p_staff integer, p_hash bytea) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.recovery_codes set used_at = now()
  where staff_id = p_staff and code_hash = p_hash and used_at is null;
  if not found then return false; end if;
  perform shop.note_audit('staff', p_staff, 'recovery-code-used', 'staff:' || p_staff, '{}');
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  return true;
end
$$;
